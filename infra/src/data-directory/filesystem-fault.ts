import { StartError } from '@playbook/service-kit/config/start-error';

const ADVICE = 'set PLAYBOOK_DATA_DIR to another folder';

/** The errno name of a failed system call, such as `ENOSPC`, or undefined when the value is no such error. */
export function errnoOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Turns a failed file operation below the data directory into a {@link StartError} with one sentence of advice. Errors
 * that have nothing to do with the folder itself come back unchanged, to be thrown as they are.
 */
export function filesystemFault(error: unknown, directory: string): unknown {
  switch (errnoOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT': // what pseudo file systems such as /proc return to mkdir
      return new StartError(
        'DATA_DIRECTORY_UNWRITABLE',
        `Playbook may not write to ${directory}. Make the folder writable for this user, or ${ADVICE}.`,
        { cause: error },
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(
        'DATA_DIRECTORY_FULL',
        `There is no space left for ${directory}. Free some disk space, or ${ADVICE}.`,
        { cause: error },
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(
        'DATA_DIRECTORY_NOT_A_DIRECTORY',
        `${directory} is not a folder. Move the file that is in the way, or ${ADVICE}.`,
        { cause: error },
      );
    default:
      return error;
  }
}
