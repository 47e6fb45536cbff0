import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A random text that is handed out once: an OAuth state or an auth code. */
export const createOneTimeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is stored of such a text, and found by. It has enough entropy to need no salt. */
export const hashOneTimeSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
