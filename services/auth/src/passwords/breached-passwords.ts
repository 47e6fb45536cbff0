import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { StartError } from '@playbook/service-kit/config/start-error';

/** Whether a password is on a list of those that attackers try first. */
export interface BreachedPasswords {
  has(password: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Injection token of the list. */
export const BREACHED_PASSWORDS = Symbol('BreachedPasswords');

/** Plain lists are kept in memory, so they have a bound; hashes are looked up in their file. */
const PLAIN_LIST_MAX_BYTES = 67_108_864;
const DIGEST_CHARS = 40;
/** A digest, a count of ten digits and the end of the line, twice over. */
const LINE_WINDOW_BYTES = 128;
const HASH_LINE = /^[0-9A-Fa-f]{40}(:\d+)?\r?$/;

/** No list: nothing is refused. */
export const NO_BREACHED_PASSWORDS: BreachedPasswords = { has: async () => false, close: async () => undefined };

/**
 * Opens a list: either lines of SHA-1 digests in hex, in ascending order and optionally with `:count`, as the Pwned Passwords
 * downloads have them, or lines of plain passwords.
 * @throws StartError `BREACHED_PASSWORDS_UNUSABLE`
 */
export async function openBreachedPasswords(path: string): Promise<BreachedPasswords> {
  try {
    const file = await open(path, 'r');
    const { size: sizeBytes } = await file.stat();
    const [firstLine = ''] = (await read(file, 0, LINE_WINDOW_BYTES)).split('\n');
    if (HASH_LINE.test(firstLine)) return new SortedDigests(file, sizeBytes);
    const list = sizeBytes <= PLAIN_LIST_MAX_BYTES ? await file.readFile('utf8') : null;
    await file.close();
    if (list !== null) return plainList(list);
  } catch (cause) {
    throw unusable('cannot be read', cause);
  }
  throw unusable('is too large for plain passwords; use sorted SHA-1 digests');
}

const unusable = (reason: string, cause?: unknown): StartError =>
  new StartError(
    'BREACHED_PASSWORDS_UNUSABLE',
    `The list that AUTH_BREACHED_PASSWORDS_FILE names ${reason}. Correct the setting and start again.`,
    { cause },
  );

function plainList(text: string): BreachedPasswords {
  const passwords = new Set(text.split(/\r?\n/).filter((line) => line !== ''));
  return { has: async (password) => passwords.has(password), close: async () => undefined };
}

async function read(file: FileHandle, position: number, lengthBytes: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(lengthBytes), 0, lengthBytes, position);
  return buffer.toString('latin1', 0, bytesRead);
}

/** Looks digests up by halving the file, some thirty reads for the largest list there is. */
class SortedDigests implements BreachedPasswords {
  constructor(
    private readonly file: FileHandle,
    private readonly sizeBytes: number,
  ) {}

  async has(password: string): Promise<boolean> {
    const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
    let low = 0;
    let high = this.sizeBytes;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const digest = await this.digestFrom(middle);
      if (digest === wanted) return true;
      if (digest !== null && digest < wanted) low = middle + 1;
      else high = middle;
    }
    return (await this.digestFrom(low)) === wanted;
  }

  close(): Promise<void> {
    return this.file.close();
  }

  /** The digest of the first line that begins at or after a position; null beyond the last one. */
  private async digestFrom(position: number): Promise<string | null> {
    // One byte earlier tells whether a line begins right here.
    const from = Math.max(0, position - 1);
    const text = await read(this.file, from, LINE_WINDOW_BYTES);
    const start = position === 0 ? 0 : text.indexOf('\n') + 1;
    const digest = text.slice(start, start + DIGEST_CHARS);
    const isBeyond = (position > 0 && start === 0) || digest.length < DIGEST_CHARS;
    return isBeyond ? null : digest.toUpperCase();
  }
}
