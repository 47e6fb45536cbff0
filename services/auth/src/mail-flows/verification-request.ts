import type { verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { z } from 'zod';
import { invalidInput } from '../core/errors/wire-errors.js';
import type { MailPurpose } from '../entities/mail-token.entity.js';
import { purposesOf } from '../mail/tokens/mail-purpose.js';

export interface CodeVerification {
  readonly kind: 'code';
  readonly purposes: readonly MailPurpose[];
  readonly email: string;
  readonly code: string;
}

export interface LinkVerification {
  readonly kind: 'link';
  readonly purposes: readonly MailPurpose[];
  readonly linkToken: string;
}

type Body = z.output<typeof verifyMail.input>['body'];

const E164 = /^\+?[1-9]\d{1,14}$/;

export const expiredCode = (): ProcedureError => new ProcedureError('otp_expired', 'Token has expired or is invalid');
export const expiredLink = (): ProcedureError =>
  new ProcedureError('otp_expired', 'Email link is invalid or has expired');

/**
 * What is to be verified. Nothing is ever sent to phones, so that no code of theirs is good.
 * @throws ProcedureError `validation_failed`; `otp_expired` for phones
 */
export function parseVerification(body: Body): CodeVerification | LinkVerification {
  const { type, token, token_hash: linkToken } = body;
  if (!type) throw invalidInput('Verify requires a verification type');
  if (token && linkToken) throw invalidInput('Verify requires either a token or a token hash, not both');
  return token ? parseCodeVerification(type, token, body) : parseLinkVerification(type, linkToken);
}

/** @throws ProcedureError `validation_failed` */
export function parseLinkVerification(type: string | undefined, linkToken: string | undefined): LinkVerification {
  if (!type) throw invalidInput('Verify requires a verification type');
  if (!linkToken) throw invalidInput('Verify requires a token or a token hash');
  return { kind: 'link', purposes: requirePurposes(type), linkToken };
}

function parseCodeVerification(type: string, code: string, { email, phone }: Body): CodeVerification {
  if (!email && phone) {
    throw E164.test(phone) ? expiredCode() : invalidInput('Invalid phone number format (E.164 required)');
  }
  if (!email) throw invalidInput('Only an email address or phone number should be provided on verify');
  return { kind: 'code', purposes: requirePurposes(type), email: email.toLowerCase(), code };
}

function requirePurposes(type: string): readonly MailPurpose[] {
  const purposes = purposesOf(type);
  if (!purposes) throw invalidInput('Unsupported verification type');
  return purposes;
}
