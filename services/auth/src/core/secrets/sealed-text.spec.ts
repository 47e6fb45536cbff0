import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { openText, SEALING_KEY_BYTES, sealText } from './sealed-text.js';

const key = randomBytes(SEALING_KEY_BYTES);
const TEXT = 'JBSWY3DPEHPK3PXP – ß';

describe('a sealed text', () => {
  it('opens with its key in its context, and differs each time', () => {
    const sealed = sealText(TEXT, key, 'here');
    expect(openText(sealed, key, 'here')).toBe(TEXT);
    expect(sealText(TEXT, key, 'here')).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY');
  });

  it('stays shut for another key, in another context and after a change', () => {
    const sealed = sealText(TEXT, key, 'here');
    const changed = Buffer.from(sealed, 'base64url');
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    const isForged = 'unable to authenticate data';
    expect(() => openText(sealed, randomBytes(SEALING_KEY_BYTES), 'here')).toThrow(isForged);
    expect(() => openText(sealed, key, 'there')).toThrow(isForged);
    expect(() => openText(changed.toString('base64url'), key, 'here')).toThrow(isForged);
    expect(() => openText('', key, 'here')).toThrow('Invalid');
  });
});
