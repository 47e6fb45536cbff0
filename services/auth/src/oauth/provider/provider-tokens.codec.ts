import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { openText, SEALING_KEY_BYTES, sealText } from '../../core/secrets/sealed-text.js';

/** What the provider lets the app do on the person's behalf; handed to the app once and never kept. */
const providerTokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string().optional() });
export type ProviderTokens = z.infer<typeof providerTokensSchema>;

const PURPOSE = 'playbook provider tokens';

const keyFrom = (authCode: string): Buffer => Buffer.from(hkdfSync('sha256', authCode, '', PURPOSE, SEALING_KEY_BYTES));

/** Encrypts tokens with the auth code, which is stored only as a hash: until the code comes back nobody can read them. */
export const sealProviderTokens = (tokens: ProviderTokens, authCode: string): string =>
  sealText(JSON.stringify(tokens), keyFrom(authCode), PURPOSE);

/** @throws Error when the text was not sealed with this code */
export const openProviderTokens = (text: string, authCode: string): ProviderTokens =>
  providerTokensSchema.parse(JSON.parse(openText(text, keyFrom(authCode), PURPOSE)));
