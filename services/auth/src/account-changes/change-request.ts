import type { updateUser } from '@playbook/contracts/auth/mail/mail.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { z } from 'zod';
import { normalizeEmail } from '../accounts/email-address.js';
import { requireAcceptablePassword } from '../passwords/password-policy.js';

type Body = z.output<typeof updateUser.input>['body'];

/** What a founder wants to change; absent means as it is. */
export interface ChangeRequest {
  readonly data: User['user_metadata'] | undefined;
  /** Another address than the present one. */
  readonly newEmail: string | undefined;
  readonly password: string | undefined;
}

/** @throws ProcedureError `not_admin`, `weak_password`, `validation_failed` */
export function parseChange(body: Body, currentEmail: string, passwordMinChars: number): ChangeRequest {
  if (body.app_metadata !== undefined) throw new ProcedureError('not_admin', 'User not allowed');
  const email = body.email === undefined ? undefined : normalizeEmail(body.email);
  if (email === null) {
    throw new ProcedureError('validation_failed', 'Unable to validate email address: invalid format');
  }
  if (body.password !== undefined) requireAcceptablePassword(body.password, passwordMinChars);
  return { data: body.data, newEmail: email === currentEmail ? undefined : email, password: body.password };
}
