import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DirectoryLock } from './directory-lock.js';
import { formatLockRecord, parseLockRecord } from './lock-record.js';

const DEAD = { nonce: '11111111-1111-4111-8111-111111111111', pid: 2 ** 30, processIdentity: 'boot:1' };
const DEAD_CLAIMANT = { nonce: '22222222-2222-4222-8222-222222222222', pid: 2 ** 30, processIdentity: 'boot:2' };
/** Our own number, but another run of it: what a lock looks like after the number was given out again. */
const RECYCLED = { ...DEAD, pid: process.pid };

let directory: string;
let path: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'playbook-lock-'));
  path = join(directory, 'playbook.lock');
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

async function acquired(): Promise<DirectoryLock> {
  const lock = await DirectoryLock.acquire(path);
  if (lock instanceof DirectoryLock) return lock;
  throw new Error(`held by ${lock.holder.pid}`);
}

describe('DirectoryLock', () => {
  it('is held by one at a time, and free again after release', async () => {
    const lock = await acquired();
    expect(await DirectoryLock.acquire(path)).toMatchObject({ holder: { pid: process.pid } });
    await lock.release();
    await (await acquired()).release();
    expect(await readdir(directory)).toEqual([]);
  });

  it('lets exactly one of many takers win', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => DirectoryLock.acquire(path)));
    expect(results.filter((result) => result instanceof DirectoryLock)).toHaveLength(1);
  });

  it.each([
    ['of a process that is gone', formatLockRecord(DEAD)],
    ['of a process whose number is used again', formatLockRecord(RECYCLED)],
    ['that cannot be read', '{"pid":'],
    ['that is empty', ''],
  ])('lets exactly one of many takers take over a lock %s', async (_, text) => {
    await writeFile(path, text);
    const results = await Promise.all(Array.from({ length: 20 }, () => DirectoryLock.acquire(path)));
    expect(results.filter((result) => result instanceof DirectoryLock)).toHaveLength(1);
    expect(await readdir(directory)).toEqual(['playbook.lock']);
  });

  it('takes over from one that died while taking over', async () => {
    await writeFile(path, formatLockRecord(DEAD));
    await writeFile(`${path}.claim-${DEAD.nonce}`, formatLockRecord(DEAD_CLAIMANT));
    await acquired();
    expect(await readdir(directory)).toEqual(['playbook.lock']);
  });

  it('says where its holder is to be found', async () => {
    const lock = await acquired();
    await lock.announce('http://localhost:3000');
    expect(await DirectoryLock.acquire(path)).toMatchObject({ holder: { address: 'http://localhost:3000' } });
  });

  it('leaves a lock that another one has made meanwhile', async () => {
    const lock = await acquired();
    await writeFile(path, formatLockRecord(DEAD));
    await lock.release();
    expect(parseLockRecord(await readFile(path, 'utf8'))).toEqual(DEAD);
  });
});
