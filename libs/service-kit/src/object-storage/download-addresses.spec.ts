import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DownloadAddresses } from './download-addresses.js';
import type { DownloadPermission } from './object-storage.port.js';

const LIFETIME_S = 3_600;

describe('DownloadAddresses', () => {
  const signDownload = jest.fn<(key: string, permission: DownloadPermission) => Promise<string>>();
  let addresses: DownloadAddresses;

  beforeEach(() => {
    jest.useFakeTimers();
    let signatures = 0;
    signDownload.mockReset().mockImplementation(async (key) => `${key}?signature=${(signatures += 1)}`);
    addresses = new DownloadAddresses({ signDownload }, { contentType: 'image/jpeg', expiresInS: LIFETIME_S });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('gives an address again while it is good for as long as was asked', async () => {
    const first = await addresses.of('a/1.jpg');
    jest.advanceTimersByTime(599_000);
    expect(await addresses.of('a/1.jpg')).toBe(first);
    expect(signDownload).toHaveBeenCalledTimes(1);
    expect(signDownload).toHaveBeenCalledWith('a/1.jpg', { contentType: 'image/jpeg', expiresInS: LIFETIME_S + 600 });
  });

  it('signs anew after ten minutes', async () => {
    await addresses.of('a/1.jpg');
    jest.advanceTimersByTime(601_000);
    expect(await addresses.of('a/1.jpg')).toBe('a/1.jpg?signature=2');
  });

  it('never gives the address of another object, nor keeps a fault', async () => {
    expect(await addresses.of('a/1.jpg')).not.toBe(await addresses.of('a/2.jpg'));
    signDownload.mockRejectedValueOnce(new Error('away'));
    await expect(addresses.of('a/3.jpg')).rejects.toThrow('away');
    expect(await addresses.of('a/3.jpg')).toContain('a/3.jpg');
  });
});
