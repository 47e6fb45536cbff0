import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createFile, replaceFile } from './atomic-file.js';
import { formatLockRecord, isHolderAlive, type LockRecord, readLockRecord, UNREADABLE_HOLDER } from './lock-record.js';
import { processIdentity } from './process-identity.js';

/** Each lost round means that another start made progress; more than this many in a row is no race but a fault. */
const MAX_ROUNDS = 100;

/** The lock is held by a process that runs. */
export interface LockHeld {
  readonly holder: LockRecord;
}

/** The last in the line of those who held the lock or died while taking it over. */
interface Line {
  readonly head: LockRecord;
  readonly last: LockRecord;
}

/**
 * An exclusive lock as a file, that a killed holder does not keep.
 *
 * A free lock is taken by linking a complete file to its name, which only one process can do. A lock left by a dead
 * holder is taken over by first creating a claim named after that very holding (its nonce), which again only one process
 * can do, and then renaming over the lock, so that there is no moment without a lock. A claim made late, from an old
 * reading, is recognised because the lock then no longer shows the nonce it was made for. A process that dies between
 * claim and rename becomes the last of a line; the next claim is named after it.
 */
export class DirectoryLock {
  private constructor(
    private readonly path: string,
    private record: LockRecord,
  ) {}

  /** Takes the lock, or tells who holds it. Throws the errno errors of the folder the file lies in. */
  static async acquire(path: string): Promise<DirectoryLock | LockHeld> {
    const own = await ownRecord();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const line = await readLine(path);
      if (line === undefined) {
        if (await createFile(path, formatLockRecord(own))) return DirectoryLock.settle(path, own);
      } else if (await isHolderAlive(line.last)) {
        // A late claim, made from an old reading, belongs to somebody who is about to give up.
        if (await isHead(path, line.head)) return { holder: line.last };
      } else if (await takeOver(path, line, own)) {
        return DirectoryLock.settle(path, own);
      }
    }
    throw new Error(`The lock ${path} kept changing while it was being taken.`);
  }

  private static async settle(path: string, own: LockRecord): Promise<DirectoryLock> {
    await sweep(path, own);
    return new DirectoryLock(path, own);
  }

  /** Says in the lock where the holder can be reached. */
  async announce(address: string): Promise<void> {
    this.record = { ...this.record, address };
    await replaceFile(this.path, formatLockRecord(this.record));
  }

  /** Gives the lock back; a lock that is no longer ours (somebody removed the file by hand) stays as it is. */
  async release(): Promise<void> {
    const current = await readLockRecord(this.path);
    if (current?.nonce === this.record.nonce) await rm(this.path, { force: true });
  }
}

async function runOf(pid: number): Promise<Pick<LockRecord, 'pid' | 'processIdentity'>> {
  return { pid, processIdentity: (await processIdentity(pid)) ?? 'unknown' };
}

async function ownRecord(): Promise<LockRecord> {
  const isSupervised = process.send !== undefined;
  return {
    nonce: randomUUID(),
    ...(await runOf(process.pid)),
    ...(isSupervised && { supervisor: await runOf(process.ppid) }),
  };
}

async function isHead(path: string, record: LockRecord): Promise<boolean> {
  return (await readLockRecord(path))?.nonce === record.nonce;
}

function claimPath(path: string, nonce: string): string {
  return `${path}.claim-${nonce}`;
}

async function readLine(path: string): Promise<Line | undefined> {
  const head = await readLockRecord(path);
  if (head === undefined) return undefined;
  let last = head;
  for (;;) {
    const next = await readLockRecord(claimPath(path, last.nonce));
    if (next === undefined) return { head, last };
    last = next;
  }
}

async function takeOver(path: string, line: Line, own: LockRecord): Promise<boolean> {
  const claim = claimPath(path, line.last.nonce);
  if (!(await createFile(claim, formatLockRecord(own)))) return false;
  if (!(await isHead(path, line.head))) {
    await rm(claim, { force: true });
    return false;
  }
  await replaceFile(path, formatLockRecord(own));
  return true;
}

/** Removes what the dead left behind. Claims of the living are theirs to remove, and so are drafts not yet readable. */
async function sweep(path: string, own: LockRecord): Promise<void> {
  const prefix = `${basename(path)}.`;
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(prefix)) continue;
    const leftover = join(dirname(path), name);
    const record = await readLockRecord(leftover);
    if (record === undefined || record === UNREADABLE_HOLDER) continue;
    if (record.nonce === own.nonce || !(await isHolderAlive(record))) await rm(leftover, { force: true });
  }
}
