import { describe, expect, it } from '@jest/globals';
import {
  FILE_ADDRESS_LIFETIME_S,
  FILE_HISTORY_MAX_ITEMS,
  FILE_MAX_BYTES,
  FILE_NAME_MAX_CHARS,
  FILE_SNIFF_BYTES,
  FILE_UPLOAD_LIFETIME_S,
} from './file-limits.js';

describe('the limits of files', () => {
  it('are those that founders are told', () => {
    expect(FILE_MAX_BYTES).toBe(100 * 1024 * 1024);
    expect(FILE_HISTORY_MAX_ITEMS).toBe(10);
    expect(FILE_ADDRESS_LIFETIME_S).toBe(3600);
  });

  it('leave room for what they are about', () => {
    expect(FILE_SNIFF_BYTES).toBeLessThan(FILE_MAX_BYTES);
    expect(FILE_NAME_MAX_CHARS).toBeLessThan(256);
    expect(FILE_UPLOAD_LIFETIME_S).toBeGreaterThan(FILE_ADDRESS_LIFETIME_S);
  });
});
