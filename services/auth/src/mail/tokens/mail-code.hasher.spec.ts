import { describe, expect, it } from '@jest/globals';
import { type SigningKey, signingKeysSetting } from '../../core/keys/signing-keys.setting.js';
import { generateSigningKeys } from '../../core/keys/signing-keys.js';
import { createMailCode, MailCodeHasher } from './mail-code.hasher.js';

const newKeys = async (): Promise<SigningKey[]> => signingKeysSetting.parse(await generateSigningKeys());
const withoutSigning = (keys: readonly SigningKey[]): SigningKey[] => keys.map((key) => ({ ...key, key_ops: [] }));

describe('mailed codes', () => {
  it('have six digits, also small ones', () => {
    const codes = Array.from({ length: 200 }, createMailCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(150);
  });

  it('match their own hash, for their own address only', async () => {
    const hasher = new MailCodeHasher({ AUTH_JWT_KEYS: await newKeys() });
    const hash = hasher.hash('012345', 'ada@example.com');
    expect(hasher.matches('012345', 'ada@example.com', hash)).toBe(true);
    expect(hasher.matches('012346', 'ada@example.com', hash)).toBe(false);
    expect(hasher.matches('012345', 'eve@example.com', hash)).toBe(false);
  });

  it('stay good while the keys rotate, and cannot be checked with others', async () => {
    const [older, newer] = [await newKeys(), await newKeys()];
    const hash = new MailCodeHasher({ AUTH_JWT_KEYS: older }).hash('012345', 'ada@example.com');
    const rotated = new MailCodeHasher({ AUTH_JWT_KEYS: [...newer, ...withoutSigning(older)] });
    expect(rotated.matches('012345', 'ada@example.com', hash)).toBe(true);
    const foreign = new MailCodeHasher({ AUTH_JWT_KEYS: newer });
    expect(foreign.matches('012345', 'ada@example.com', hash)).toBe(false);
  });
});
