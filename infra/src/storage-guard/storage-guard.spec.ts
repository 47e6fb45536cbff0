import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { StorageGuard } from './storage-guard.js';

const MB = 1024 * 1024;
const RESERVE_BYTES = 64 * MB;

describe('StorageGuard', () => {
  const setReadOnly = jest.fn<(isReadOnly: boolean) => Promise<void>>();
  let freeBytes: number;
  let hasBallast: boolean;
  let guard: StorageGuard;

  /** Lets so much be free, and the guard look. */
  const letBeFree = async (megabytes: number): Promise<void> => {
    freeBytes = megabytes * MB;
    await jest.advanceTimersByTimeAsync(1_000);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    setReadOnly.mockReset().mockResolvedValue();
    hasBallast = true;
    guard = new StorageGuard({
      freeBytes: async () => freeBytes,
      setReadOnly,
      ballast: {
        sizeBytes: RESERVE_BYTES,
        isThere: async () => hasBallast,
        fill: async () => void (hasBallast = true),
        release: async () => void (hasBallast = false),
      },
    });
    guard.start();
  });
  afterEach(async () => {
    await guard.stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('leaves a disk with space alone, and keeps a reserve on it', async () => {
    hasBallast = false;
    await letBeFree(1_000);
    expect(setReadOnly).not.toHaveBeenCalled();
    expect(hasBallast).toBe(true);
  });

  it('refuses writes while there is still room for what is under way, and takes them when there is clearly space', async () => {
    await letBeFree(31);
    expect(setReadOnly.mock.calls).toEqual([[true]]);
    await letBeFree(40);
    expect(setReadOnly).toHaveBeenCalledTimes(1);
    expect(hasBallast).toBe(true);
    await letBeFree(65);
    expect(setReadOnly.mock.calls).toEqual([[true], [false]]);
  });

  it('gives the reserve to a database that is out of space, and takes it back before writes begin again', async () => {
    await letBeFree(0);
    expect(hasBallast).toBe(false);
    await letBeFree(64);
    await letBeFree(120);
    expect(setReadOnly.mock.calls).toEqual([[true]]);
    await letBeFree(130);
    expect(setReadOnly.mock.calls).toEqual([[true], [false]]);
    expect(hasBallast).toBe(true);
  });

  it('tries again while the database is away', async () => {
    setReadOnly.mockRejectedValueOnce(new Error('away'));
    await letBeFree(10);
    await letBeFree(10);
    expect(setReadOnly.mock.calls).toEqual([[true], [true]]);
  });

  it('says once that it cannot look, and once that it can again', async () => {
    const lines = jest.mocked(process.stdout.write).mock.calls;
    setReadOnly.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    await letBeFree(10);
    await letBeFree(10);
    expect(lines).toEqual([[expect.stringMatching(/^storage +the space that is left cannot be watched: away\n$/)]]);
    await letBeFree(10);
    expect(lines.slice(1)).toEqual([
      [expect.stringContaining('the disk is full')],
      [expect.stringContaining('the space that is left is watched')],
    ]);
  });
});
