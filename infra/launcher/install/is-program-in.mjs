import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folders of a search path. */
export const foldersOf = (searchPath = '') => searchPath.split(delimiter);

/** Whether one of some folders holds a program that may be run. */
export const isProgramIn = (name, folders) => folders.some((folder) => isExecutable(join(folder, name)));
