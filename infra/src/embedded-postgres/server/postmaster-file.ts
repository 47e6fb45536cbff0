import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errnoOf } from '../../data-directory/filesystem-fault.js';

/** Lines of postmaster.pid, counted from 0 (PostgreSQL's miscadmin.h, LOCK_FILE_LINE_*). */
const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

/** What a PostgreSQL server says about itself in its data directory. */
export interface PostmasterFile {
  readonly pid: number;
  readonly isReady: boolean;
  /** NaN while it is still being written. */
  readonly port: number;
}

/** Path of the file that a server keeps in its data directory while it runs. */
export function postmasterFilePath(dataPath: string): string {
  return join(dataPath, 'postmaster.pid');
}

/** Reads the text of postmaster.pid; undefined while it is still being written. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[PID_LINE]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, isReady: lines[STATUS_LINE]?.trim() === 'ready', port: Number(lines[PORT_LINE] ?? Number.NaN) };
}

/** What the server on a data directory says; undefined when none has been started there, or it was stopped. */
export async function readPostmasterFile(dataPath: string): Promise<PostmasterFile | undefined> {
  try {
    return parsePostmasterFile(await readFile(postmasterFilePath(dataPath), 'utf8'));
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
