import { describe, expect, it } from '@jest/globals';
import { isOfType } from './sound-format.js';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('isOfType', () => {
  it.each([
    ['audio/webm', '\x1A\x45\xDF\xA3 and more'],
    ['audio/ogg', 'OggS and more'],
    ['audio/mp4', '\0\0\0\x20ftypisom'],
  ] as const)('knows %s', (type, begin) => {
    expect(isOfType(bytes(begin), type)).toBe(true);
    expect(isOfType(bytes('<html>'), type)).toBe(false);
    expect(isOfType(bytes(''), type)).toBe(false);
  });
});
