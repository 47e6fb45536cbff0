import { FILE_SNIFF_BYTES } from '@playbook/contracts/files/file-limits';
import { eventOf } from './event-of.js';

/** The browser cannot read a file: it was moved or deleted, or is on a disk that is gone. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/** On a slow disk. */
const READ_TIMEOUT_MS = 15_000;

/** The first bytes of a file, which tell what it is. @throws UnreadableFileError */
export async function beginningOf(file: Blob): Promise<Uint8Array> {
  try {
    const reader = new FileReader();
    const loaded = eventOf(reader, ['load', 'error'], READ_TIMEOUT_MS);
    reader.readAsArrayBuffer(file.slice(0, FILE_SNIFF_BYTES));
    await loaded;
    if (reader.result instanceof ArrayBuffer) return new Uint8Array(reader.result);
    throw reader.error ?? new Error('Nothing was read');
  } catch (cause) {
    throw new UnreadableFileError('The file cannot be read', { cause });
  }
}
