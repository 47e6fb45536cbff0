import { describe, expect, it } from '@jest/globals';
import { findWeakness, isTooLong, requireAcceptablePassword } from './password-policy.js';

describe('the password policy', () => {
  it('counts characters as people do, not code units', () => {
    expect(findWeakness('🔑🔑🔑🔑', 8)).not.toBeNull();
    expect(findWeakness('🔑🔑🔑🔑🔑🔑🔑🔑', 8)).toBeNull();
    expect(findWeakness('1234567', 8)).toEqual({
      message: 'Password should be at least 8 characters.',
      reasons: ['length'],
    });
    expect(findWeakness('12345678', 8)).toBeNull();
  });

  it('takes up to 256 bytes, and refuses more instead of cutting', () => {
    expect(isTooLong('x'.repeat(256))).toBe(false);
    expect(isTooLong('x'.repeat(257))).toBe(true);
    expect(isTooLong('é'.repeat(129))).toBe(true);
    expect(() => requireAcceptablePassword('é'.repeat(129), 8)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });

  it('gives the reasons of a refusal', () => {
    expect(() => requireAcceptablePassword('short', 8)).toThrow(
      expect.objectContaining({ code: 'weak_password', details: { weakPasswordReasons: ['length'] } }),
    );
    expect(() => requireAcceptablePassword('long enough', 8)).not.toThrow();
  });
});
