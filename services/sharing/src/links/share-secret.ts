import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits, as they stand in an address. */
export const newShareSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is kept of a secret. It is random and long, so that a plain hash cannot be undone by trying. */
export const shareSecretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
