import { describe, expect, it } from '@jest/globals';
import { EMAIL_MAX_CHARS, FACTOR_ISSUER_MAX_CHARS } from '@playbook/contracts/core/limits';
import { drawQrCode } from './qr-code.js';
import { createTotpSecret, totpUri } from './totp.js';

describe('the picture of a secret', () => {
  it('needs no escaping in a data address', async () => {
    const svg = await drawQrCode(totpUri(createTotpSecret(), 'A & "B" <C> #1 100%', 'ada@example.com'));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^#%&\n]*<\/svg>$/);
    expect(svg).toContain('stroke="black"');
    expect(svg).toContain('fill="white"');
  });

  it('has room for the longest issuer and address', async () => {
    const uri = totpUri(createTotpSecret(), '頁'.repeat(FACTOR_ISSUER_MAX_CHARS), '+'.repeat(EMAIL_MAX_CHARS));
    await expect(drawQrCode(uri)).resolves.toContain('<svg');
  });
});
