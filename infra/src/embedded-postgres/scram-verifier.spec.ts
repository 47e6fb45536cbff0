import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { scramVerifier } from './scram-verifier.js';

/** The example exchange of RFC 7677, section 3. */
const NONCE = 'rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0';
const SALT_TEXT = 'W22ZaJ0SNY7soEsUEjb6gQ==';
const SALT = Buffer.from(SALT_TEXT, 'base64');
const AUTH_MESSAGE = `n=user,r=rOprNGfwEbeRWgbNEkqO,r=${NONCE},s=${SALT_TEXT},i=4096,c=biws,r=${NONCE}`;
const SERVER_SIGNATURE = '6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=';

describe('scramVerifier', () => {
  it("proves the server's identity as in the example of the standard", async () => {
    const verifier = await scramVerifier('pencil', SALT);
    expect(verifier).toMatch(/^SCRAM-SHA-256\$4096:W22ZaJ0SNY7soEsUEjb6gQ==\$.{44}:.{44}$/);
    const serverKey = Buffer.from(verifier.split(':')[2] ?? '', 'base64');
    expect(createHmac('sha256', serverKey).update(AUTH_MESSAGE).digest('base64')).toBe(SERVER_SIGNATURE);
  });

  it('salts every verifier', async () => {
    expect(await scramVerifier('pencil')).not.toBe(await scramVerifier('pencil'));
  });

  it.each(['', 'pässword', 'tab\t'])('refuses the password "%s", which would need normalisation', async (password) => {
    await expect(scramVerifier(password)).rejects.toThrow(TypeError);
  });
});
