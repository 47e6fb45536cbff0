import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps programs; a process that is given no environment has no search path. */
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin', '/bin', '/usr/local/bin'];

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The absolute path of a program.
 * @param searchPath folders that are looked through first, as in PATH
 * @returns null where it is not installed
 */
export function findProgram(name: string, searchPath = ''): string | null {
  const folders = [...searchPath.split(delimiter).filter((folder) => folder.startsWith('/')), ...SYSTEM_FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}
