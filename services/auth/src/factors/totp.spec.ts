import { describe, expect, it } from '@jest/globals';
import { createTotpSecret, STEP_S, stepOfCode, totpUri } from './totp.js';

/** '12345678901234567890', the secret of the test vectors in RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP_MS = STEP_S * 1_000;

describe('codes of a factor', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i s', (atS, code) => {
    expect(stepOfCode(RFC_SECRET, code, atS * 1_000)).toBe(Math.floor(atS / STEP_S));
  });

  it('are good for one step before and after their own, and name their own', () => {
    const step = 37_037_036;
    const code = '081804';
    const nowMs = step * STEP_MS;
    expect(stepOfCode(RFC_SECRET, code, nowMs)).toBe(step);
    expect(stepOfCode(RFC_SECRET, code, nowMs - 1)).toBe(step);
    expect(stepOfCode(RFC_SECRET, code, nowMs - STEP_MS - 1)).toBeNull();
    expect(stepOfCode(RFC_SECRET, code, nowMs + 2 * STEP_MS - 1)).toBe(step);
    expect(stepOfCode(RFC_SECRET, code, nowMs + 2 * STEP_MS)).toBeNull();
  });

  it.each(['', '28708', '2870820', ' 287082', '28708x', '２８７０８２'])('are not "%s"', (code) => {
    expect(stepOfCode(RFC_SECRET, code, 59_000)).toBeNull();
  });
});

describe('the secret of a factor', () => {
  it('has 160 random bits', () => {
    expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(createTotpSecret());
  });

  it('stands in an address that apps read', () => {
    const uri = new URL(totpUri(RFC_SECRET, 'Play & Book', 'ada+yc@example.com'));
    expect(uri.href.startsWith('otpauth://totp/Play%20%26%20Book:ada%2Byc%40example.com?')).toBe(true);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: RFC_SECRET,
      issuer: 'Play & Book',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
