import { describe, expect, it } from '@jest/globals';
import { isLoopbackAddress } from './loopback.js';

describe('isLoopbackAddress', () => {
  it.each(['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])('knows %s as this machine', (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });

  it.each(['0.0.0.0', '10.0.0.1', '128.0.0.1', '192.168.1.5', '::', '::ffff:10.0.0.1', 'fe80::1', ''])(
    'takes %j for another one',
    (address) => {
      expect(isLoopbackAddress(address)).toBe(false);
    },
  );
});
