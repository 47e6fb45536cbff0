import { z } from 'zod';
import { isLoopback } from '../redirects/loopback.js';
import { SEALING_KEY_BYTES } from '../secrets/sealed-text.js';

const SMTP_PROTOCOLS = ['smtp:', 'smtps:'];

/** Address of a mail server; it may hold the password. */
export const smtpUrlSetting = z
  .string()
  .refine((value) => URL.canParse(value) && SMTP_PROTOCOLS.includes(new URL(value).protocol), {
    error: 'it must be an address that begins with smtp:// or smtps://',
  });

/** On the way to another machine mails could be read. */
export const leavesMachine = (smtpUrl: string): boolean => !isLoopback(new URL(smtpUrl));

/** `name@host` or `Name <name@host>`. */
const SENDER = /^(?:[^\r\n<>"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

export const mailFromSetting = z
  .string()
  .regex(SENDER, { error: 'it must look like no-reply@example.com or Playbook <no-reply@example.com>' });

function isUsableIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

/** Address of an OpenID provider. Plain http would let anybody on the way sign in as anybody, so only on this machine. */
export const issuerSetting = z
  .string()
  .refine(isUsableIssuer, { error: 'it must be an https address; http is for this machine only' });

const MESSAGE = `it must be ${SEALING_KEY_BYTES} bytes in base64url`;

/** A key for what is stored encrypted. */
export const encryptionKeySetting = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/, MESSAGE)
  .transform((text) => Buffer.from(text, 'base64url'))
  .refine((key) => key.length === SEALING_KEY_BYTES, MESSAGE);
