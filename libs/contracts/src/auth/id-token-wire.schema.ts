import { z } from 'zod';

/** Longest ID token that is looked at; a provider's tokens have one or two thousand characters. */
const ID_TOKEN_MAX_CHARS = 16_384;
const NONCE_MAX_CHARS = 1_024;

/** The client sends explicit nulls for what it leaves out. */
const optionalText = (maxChars: number) =>
  z
    .string()
    .max(maxChars)
    .refine((text) => !text.includes('\u0000') && text.isWellFormed(), {
      error: 'must not contain NUL characters or unpaired surrogates',
    })
    .nullish()
    .transform((value) => value ?? undefined);

/** Body of `POST /token?grant_type=id_token`: an ID token that the app got from the provider itself. */
export const idTokenGrantBodySchema = z.object({
  provider: optionalText(NONCE_MAX_CHARS),
  id_token: optionalText(ID_TOKEN_MAX_CHARS),
  access_token: optionalText(ID_TOKEN_MAX_CHARS),
  /** The token carries its SHA-256 in hex. */
  nonce: optionalText(NONCE_MAX_CHARS),
  link_identity: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
