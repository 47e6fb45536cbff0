import { z } from 'zod';
import { isLoopback } from '../oauth/redirect/loopback.js';

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
