import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errnoOf } from './filesystem-fault.js';

const PRIVATE_DIRECTORY_MODE = 0o700;
const USUAL_DIRECTORY_MODE = 0o777;

/**
 * Creates a folder that only its owner may enter, and those above it with the usual mode, as far as they are absent.
 * Node's own `recursive` option is not used because it never comes back where the kernel returns ENOENT for ever, as below
 * /proc (seen with Node 24.21).
 */
export async function makePrivateDirectory(path: string): Promise<void> {
  await makeDirectory(path, PRIVATE_DIRECTORY_MODE);
}

async function makeDirectory(path: string, mode: number): Promise<void> {
  if (await isMade(path, mode)) return;
  await makeDirectory(dirname(path), USUAL_DIRECTORY_MODE);
  await mkdir(path, { mode }).catch(acceptExisting);
}

/** Makes one folder, unless the one above it is missing. */
async function isMade(path: string, mode: number): Promise<boolean> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if (errnoOf(error) === 'ENOENT' && dirname(path) !== path) return false;
    acceptExisting(error);
  }
  return true;
}

function acceptExisting(error: unknown): void {
  if (errnoOf(error) !== 'EEXIST') throw error;
}
