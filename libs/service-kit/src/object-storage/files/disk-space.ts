import { statfs } from 'node:fs/promises';
import { ProcedureError } from '../../errors/procedure-error.js';
import { errnoOf } from './durable-file.js';

const BYTES_PER_MB = 1_048_576;

const storageFull = (cause?: unknown): ProcedureError =>
  new ProcedureError('storage_full', 'There is no space to save anything', undefined, { cause });

/** Keeps objects from taking the space that the database beside them needs. */
export class DiskSpace {
  /** @param folder Which exists. @param reserveMb Megabytes to leave free; 0 for none. */
  constructor(
    private readonly folder: string,
    private readonly reserveMb: number,
  ) {}

  /** @throws ProcedureError `storage_full` when so many bytes more would take of the reserve */
  async require(sizeBytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize - sizeBytes < this.reserveMb * BYTES_PER_MB) throw storageFull();
  }

  /** Runs what writes so many bytes. @throws ProcedureError `storage_full`, also when the disk is full before it is written */
  async spend<T>(sizeBytes: number, write: () => Promise<T>): Promise<T> {
    await this.require(sizeBytes);
    try {
      return await write();
    } catch (error) {
      const isFull = ['ENOSPC', 'EDQUOT'].includes(errnoOf(error) ?? '');
      throw isFull ? storageFull(error) : error;
    }
  }
}
