import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lastFault, ServerLog } from './server-log.js';

const TOO_MUCH_BYTES = 6 * 1024 * 1024;

describe('lastFault', () => {
  it('finds the last complaint', () => {
    const log = [
      '2026-01-01 10:00:00.000 UTC [7] LOG:  starting PostgreSQL 18.4',
      '2026-01-01 10:00:00.001 UTC [7] FATAL:  first',
      '2026-01-01 10:00:00.002 UTC [7] PANIC:  could not locate a valid checkpoint record',
      '2026-01-01 10:00:00.003 UTC [7] LOG:  database system is shut down',
    ];
    expect(lastFault(log.join('\n'))).toBe('could not locate a valid checkpoint record');
  });

  it('knows when there was none', () => {
    expect(lastFault('LOG:  all is well\n')).toBeUndefined();
  });
});

describe('ServerLog', () => {
  let directory: string;
  let log: ServerLog;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'playbook-log-'));
    log = new ServerLog(join(directory, 'postgres.log'));
  });

  afterEach(async () => {
    await rm(directory, { recursive: true });
  });

  it('appends, and reads what is new', async () => {
    await writeFile(log.path, 'old ');
    const offsetBytes = await log.sizeBytes();
    const file = await log.open();
    await file.write('new');
    await file.close();
    expect(await log.readFrom(offsetBytes)).toBe('new');
  });

  it('begins as a file that only its owner may read', async () => {
    await log.rotate();
    expect(await log.sizeBytes()).toBe(0);
    await (await log.open()).close();
    expect((await stat(log.path)).mode & 0o777).toBe(0o600);
  });

  it('sets aside a file that has grown too large, and keeps a small one', async () => {
    await writeFile(log.path, 'x'.repeat(TOO_MUCH_BYTES));
    await log.rotate();
    expect(await log.sizeBytes()).toBe(0);
    await writeFile(log.path, 'small');
    await log.rotate();
    expect(await readFile(log.path, 'utf8')).toBe('small');
    expect((await stat(`${log.path}.1`)).size).toBe(TOO_MUCH_BYTES);
  });
});
