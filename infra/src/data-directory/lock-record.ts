import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { errnoOf } from './filesystem-fault.js';
import { processIdentity } from './process-identity.js';

const runSchema = z.object({
  pid: z.number().int().positive(),
  /** See {@link processIdentity}. */
  processIdentity: z.string(),
});

const lockRecordSchema = runSchema.extend({
  /** One acquisition, never repeated. */
  nonce: z.string().regex(/^[0-9a-f-]{36}$/),
  /** The process that supervises the holder, and with which it ends. */
  supervisor: runSchema.optional(),
  /** Where the holder can be reached, once it listens. */
  address: z.string().optional(),
});

/** Who holds the data directory. */
export type LockRecord = z.infer<typeof lockRecordSchema>;

/** What a lock file says that nobody could have written with {@link formatLockRecord}: it belongs to nobody. */
export const UNREADABLE_HOLDER: LockRecord = {
  nonce: '00000000-0000-0000-0000-000000000000',
  pid: Number.MAX_SAFE_INTEGER,
  processIdentity: 'unreadable',
};

/** The text of a lock file. */
export function formatLockRecord(record: LockRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/** Reads the text of a lock file; text that is none (a disk fault, an editor) counts as a lock that nobody holds. */
export function parseLockRecord(text: string): LockRecord {
  try {
    const parsed = lockRecordSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : UNREADABLE_HOLDER;
  } catch (error) {
    if (error instanceof SyntaxError) return UNREADABLE_HOLDER;
    throw error;
  }
}

/** The record in a lock file, or undefined when there is no file. */
export async function readLockRecord(path: string): Promise<LockRecord | undefined> {
  try {
    return parseLockRecord(await readFile(path, 'utf8'));
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the very process that wrote the record still runs, not merely one that got its number later. */
export async function isHolderAlive(record: z.infer<typeof runSchema>): Promise<boolean> {
  return (await processIdentity(record.pid)) === record.processIdentity;
}
