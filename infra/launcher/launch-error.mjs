/** A reason not to go on that the person at the terminal can remove: one sentence, printed alone. */
export class LaunchError extends Error {
  name = 'LaunchError';

  /**
   * @param {string} message what is wrong and what to do about it
   * @param {{ output?: string, cause?: unknown }} [details] output: what a failed tool said, to be shown before the message
   */
  constructor(message, { output = '', cause } = {}) {
    super(message, { cause });
    this.output = output;
  }
}

/**
 * The sentence for a file operation that failed.
 * @param {NodeJS.ErrnoException} error
 * @param {string} path
 * @returns {unknown} a LaunchError, or the error itself when it is of another kind
 */
export function fileFault(error, path) {
  const message = fileFaultMessage(error.code, path);
  return message === undefined ? error : new LaunchError(message, { cause: error });
}

/**
 * @param {string | undefined} code name of the errno, such as ENOSPC
 * @param {string} path
 * @returns {string | undefined}
 */
export function fileFaultMessage(code, path) {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Playbook may not write to ${path}. Make the folder writable for this user, or copy Playbook to a folder that is.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is too little space for ${path}. Free about 2 GB of disk space, then run the command again.`;
    default:
      return undefined;
  }
}
