import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile } from './atomic-file.js';
import { errnoOf } from './filesystem-fault.js';
import { StartError } from '@playbook/service-kit/config/start-error';

/** Raised when a release stores things so differently that an older release must not touch them. */
export const LAYOUT_VERSION = 1;
export const LAYOUT_FILE = 'playbook.layout';

/** Entries that say nothing about who uses a folder: our own first files, and what a fresh file system comes with. */
const NEUTRAL_ENTRY = /^(playbook\.|lost\+found$)/;

async function readLayout(directory: string): Promise<string | undefined> {
  try {
    return (await readFile(join(directory, LAYOUT_FILE), 'utf8')).trim();
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Refuses a folder that holds somebody else's files, before anything is written to it.
 * @throws {StartError} `DATA_DIRECTORY_FOREIGN` or `DATA_DIRECTORY_OTHER_VERSION`
 */
export async function checkLayout(directory: string): Promise<void> {
  const layout = await readLayout(directory);
  if (layout === String(LAYOUT_VERSION)) return;
  if (layout !== undefined) {
    throw new StartError(
      'DATA_DIRECTORY_OTHER_VERSION',
      `${directory} was made by another version of Playbook (layout ${layout.slice(0, 20)}, this one knows ${LAYOUT_VERSION}). ` +
        'Start that version, or set PLAYBOOK_DATA_DIR to another folder.',
    );
  }
  const foreign = (await readdir(directory)).find((name) => !NEUTRAL_ENTRY.test(name));
  if (foreign === undefined) return;
  throw new StartError(
    'DATA_DIRECTORY_FOREIGN',
    `${directory} was not made by Playbook and is not empty (${foreign}). Set PLAYBOOK_DATA_DIR to a new or an empty folder.`,
  );
}

/** Marks the folder as ours. */
export async function writeLayout(directory: string): Promise<void> {
  if ((await readLayout(directory)) === undefined) {
    await createFile(join(directory, LAYOUT_FILE), `${LAYOUT_VERSION}\n`);
  }
}
