import type { verifyMail } from '@playbook/contracts/auth-mail.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { z } from 'zod';
import { type MailPurpose, purposesOf } from '../mail-tokens/mail-purpose.js';

export type VerificationRequest =
  | { readonly kind: 'code'; readonly purposes: readonly MailPurpose[]; readonly email: string; readonly code: string }
  | { readonly kind: 'link'; readonly purposes: readonly MailPurpose[]; readonly linkToken: string };

type Body = Partial<z.output<typeof verifyMail.input>['body']>;

const E164 = /^\+?[1-9]\d{1,14}$/;

export const expiredCode = (): ProcedureError => new ProcedureError('otp_expired', 'Token has expired or is invalid');
export const expiredLink = (): ProcedureError =>
  new ProcedureError('otp_expired', 'Email link is invalid or has expired');

const invalid = (message: string): ProcedureError => new ProcedureError('validation_failed', message);

/**
 * What is to be verified. Nothing is ever sent to phones, so that no code of theirs is good.
 * @throws ProcedureError `validation_failed`; `otp_expired` for phones
 */
export function parseVerification({ type, email, phone, token, token_hash: linkToken }: Body): VerificationRequest {
  if (!type) throw invalid('Verify requires a verification type');
  if (!token && !linkToken) throw invalid('Verify requires either a token or a token hash');
  if (token && linkToken) throw invalid('Verify requires either a token or a token hash, not both');
  if (token && !email && phone) throw refusePhone(phone);
  const purposes = purposesOf(type);
  if (!purposes) throw invalid('Unsupported verification type');
  if (linkToken) return { kind: 'link', purposes, linkToken };
  if (!email || !token) throw invalid('Only an email address or phone number should be provided on verify');
  return { kind: 'code', purposes, email: email.toLowerCase(), code: token };
}

const refusePhone = (phone: string): ProcedureError =>
  E164.test(phone) ? expiredCode() : invalid('Invalid phone number format (E.164 required)');
