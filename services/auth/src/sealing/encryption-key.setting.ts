import { z } from 'zod';
import { SEALING_KEY_BYTES } from './sealed-text.js';

const MESSAGE = `it must be ${SEALING_KEY_BYTES} bytes in base64url`;

/** A key for what is stored encrypted. */
export const encryptionKeySetting = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/, MESSAGE)
  .transform((text) => Buffer.from(text, 'base64url'))
  .refine((key) => key.length === SEALING_KEY_BYTES, MESSAGE);
