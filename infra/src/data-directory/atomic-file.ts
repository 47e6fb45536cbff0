import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errnoOf } from './filesystem-fault.js';

/** Readable and writable for the owner only. */
const PRIVATE_FILE_MODE = 0o600;

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Puts the content on the disk under a name of its own beside `path`; returns that name. */
async function writeBeside(path: string, content: string): Promise<string> {
  const temporary = `${path}.${process.pid}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, 'wx', PRIVATE_FILE_MODE);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return temporary;
}

/** Replaces or creates a private file (mode 0600): a reader, or a crash at any moment, meets the old or the new content. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const temporary = await writeBeside(path, content);
  try {
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncDirectory(dirname(path));
}

/**
 * Creates a private file (mode 0600) that is complete from its first moment on. Of several callers, in this process or
 * others, exactly one gets `true`; the others leave the file as it is.
 */
export async function createFile(path: string, content: string): Promise<boolean> {
  const temporary = await writeBeside(path, content);
  try {
    await link(temporary, path);
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncDirectory(dirname(path));
  return true;
}
