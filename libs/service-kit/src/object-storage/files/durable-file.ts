import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ProcedureError } from '../../errors/procedure-error.js';

const PRIVATE_FILE_MODE = 0o600;
const PRIVATE_DIRECTORY_MODE = 0o700;

/** What a file is made of: chunks that arrive one after the other. */
export type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;

/** The errno name of a failed system call, such as `ENOENT`. */
export function errnoOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Creates a folder that only its owner may enter, and those above it. */
export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_DIRECTORY_MODE });
}

/** Puts the names in a folder on the disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export interface DurableFile {
  /** In a folder that exists. */
  readonly path: string;
  readonly content: Chunks;
  readonly sizeBytes: number;
  /** Folder on the same file system for what is not whole yet. */
  readonly drafts: string;
  /** Runs when the content is on the disk, before anybody can see it. */
  readonly beforeVisible?: () => Promise<void>;
}

/**
 * Writes a file of exactly so many bytes, of which a reader, or a crash at any moment, meets all or nothing.
 * @throws ProcedureError `conflict` for another size; the errors of `content` and of the file system
 */
export async function writeDurably({ path, content, sizeBytes, drafts, beforeVisible }: DurableFile): Promise<void> {
  const draft = join(drafts, randomUUID());
  try {
    await writeExactly(draft, content, sizeBytes);
    await beforeVisible?.();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function writeExactly(path: string, content: Chunks, sizeBytes: number): Promise<void> {
  const file = await open(path, 'wx', PRIVATE_FILE_MODE);
  let writtenBytes = 0;
  try {
    for await (const chunk of content) {
      writtenBytes += chunk.length;
      if (writtenBytes > sizeBytes) break;
      await file.appendFile(chunk);
    }
    if (writtenBytes !== sizeBytes) throw new ProcedureError('conflict', 'The content has another size than announced');
    await file.sync();
  } finally {
    await file.close();
  }
}
