import { describe, expect, it } from '@jest/globals';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { BackupManifest } from './archive/backup-manifest.schema.js';
import { describeBackup, describeMissing, readArguments, runCommand } from './run-command.js';

const errorOf = (errno: string): Error => Object.assign(new Error(errno), { code: errno });

describe('a command', () => {
  it.each([
    [new ProcedureError('service_unavailable', 'away'), { code: 'OBJECT_STORAGE_FAILED' }],
    [errorOf('ENOSPC'), { code: 'DISK_FULL' }],
    [errorOf('EACCES'), { code: 'FOLDER_UNUSABLE' }],
    [new TypeError('a fault of ours'), { name: 'TypeError' }],
  ])('that fails with %s says so and closes what it opened', async (error, expected) => {
    const closed: string[] = [];
    const running = runCommand(async (_signal, stop) => {
      stop.add(async () => void closed.push('closed'));
      throw error;
    });
    await expect(running).rejects.toMatchObject(expected);
    expect(closed).toEqual(['closed']);
  });

  it('that gets a signal ends its work, and lets the next signal do what it always did', async () => {
    const before = process.listenerCount('SIGTERM');
    const running = runCommand(async (signal) => {
      process.emit('SIGTERM');
      signal.throwIfAborted();
    });
    await expect(running).rejects.toMatchObject({ code: 'INTERRUPTED' });
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });

  it.each([[[]], [['a', 'b']], [['a', '--replce']], [['--replace']]])('does not take %j', (args) => {
    expect(() => readArguments(args, 'which backup', 'replace')).toThrow('Say which backup');
  });

  it('takes a folder, and a flag on either side of it', () => {
    expect(readArguments(['a'], '', 'replace')).toEqual({ path: 'a', isFlagged: false });
    expect(readArguments(['--replace', 'a'], '', 'replace')).toEqual({ path: 'a', isFlagged: true });
    expect(readArguments(['a', '--replace'], '', 'replace')).toEqual({ path: 'a', isFlagged: true });
    expect(() => readArguments(['a', '--replace'], 'where to')).toThrow('Say where to');
  });
});

describe('what a backup holds', () => {
  const file = { file: 'rows/a', sizeBytes: 1, sha256: 'a'.repeat(64) };
  const manifest = (missing: number): BackupManifest => ({
    format: 1,
    madeAt: '2026-11-25T00:00:00.000Z',
    encryptionKeySha256: null,
    schemas: [
      { name: 'a', migrations: [], tables: [2, 3].map((rows) => ({ ...file, table: 'a', columns: [], rows })) },
      { name: 'b', migrations: [], tables: [] },
    ],
    buckets: [{ ...file, bucket: 'a', objects: 4, contentBytes: 1_048_577, missing }],
  });

  it('is said in numbers', () => {
    expect(describeBackup(manifest(0))).toBe('5 rows and 4 objects (2 MB) as of 2026-11-25T00:00:00.000Z');
    expect(describeMissing(manifest(0))).toBe('');
    expect(describeMissing(manifest(7))).toContain('7 objects that rows need');
  });
});
