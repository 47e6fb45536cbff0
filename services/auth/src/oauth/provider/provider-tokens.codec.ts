import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** What the provider lets the app do on the person's behalf; handed to the app once and never kept. */
export const providerTokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string().optional() });
export type ProviderTokens = z.infer<typeof providerTokensSchema>;

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'playbook provider tokens';

const keyFrom = (authCode: string): Buffer => Buffer.from(hkdfSync('sha256', authCode, '', PURPOSE, KEY_BYTES));

/** Encrypts tokens with the auth code, which is stored only as a hash: until the code comes back nobody can read them. */
export function sealProviderTokens(tokens: ProviderTokens, authCode: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(authCode), iv, { authTagLength: TAG_BYTES });
  const sealed = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when the text was not sealed with this code */
export function openProviderTokens(text: string, authCode: string): ProviderTokens {
  const bytes = Buffer.from(text, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, keyFrom(authCode), iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return providerTokensSchema.parse(JSON.parse(opened.toString('utf8')));
}
