import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { errnoOf } from '../../data-directory/filesystem-fault.js';

const MAX_BYTES = 5 * 1024 * 1024;
const PRIVATE_FILE_MODE = 0o600;
const FAULT_LINE = /^.*?\b(?:FATAL|PANIC): +(?<message>.+)/;

/** The last thing a server complained about before it gave up, without time and process number. */
export function lastFault(log: string): string | undefined {
  for (const line of log.split('\n').toReversed()) {
    const message = FAULT_LINE.exec(line)?.groups?.['message'];
    if (message !== undefined) return message.trim();
  }
  return undefined;
}

/**
 * The log of the server: a file it writes to by itself, so that a server that outlives us is not stopped by a closed pipe.
 * The server says little while it runs (see its log settings), so the size is looked at between starts.
 */
export class ServerLog {
  constructor(readonly path: string) {}

  /** Opens the file for a server to write to. The caller closes the handle once the server has it. */
  async open(): Promise<FileHandle> {
    return open(this.path, 'a', PRIVATE_FILE_MODE);
  }

  /** Bytes written so far. */
  async sizeBytes(): Promise<number> {
    try {
      return (await stat(this.path)).size;
    } catch (error) {
      if (errnoOf(error) === 'ENOENT') return 0;
      throw error;
    }
  }

  /** What was written after that many bytes. */
  async readFrom(offsetBytes: number): Promise<string> {
    const file = await open(this.path, 'r');
    try {
      const length = Math.min(Math.max((await file.stat()).size - offsetBytes, 0), MAX_BYTES);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offsetBytes);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  }

  /** Sets a file that has grown too large aside. To be called while no server writes to it. */
  async rotate(): Promise<void> {
    if ((await this.sizeBytes()) > MAX_BYTES) await rename(this.path, `${this.path}.1`);
  }
}
