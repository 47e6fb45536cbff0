import type { signUp } from '@playbook/contracts/auth/auth.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { z } from 'zod';
import { parseEmail } from '../accounts/email-address.js';
import { requireStorableMetadata } from '../accounts/user-metadata.js';
import { invalidInput, signUpsClosed } from '../core/errors/wire-errors.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { requireAcceptablePassword } from '../passwords/password-policy.js';

export interface SignUpRequest {
  readonly email: string;
  readonly password: string;
  readonly userMetadata: User['user_metadata'];
}

type Body = z.output<typeof signUp.input>['body'];
type Policy = Pick<AuthSettings, 'AUTH_DISABLE_SIGNUP' | 'AUTH_PASSWORD_MIN_LENGTH'>;

/**
 * Takes the address, the password and the metadata from a sign-up; nothing else of the body counts.
 * @throws ProcedureError `signup_disabled`, `validation_failed`, `phone_provider_disabled`, `weak_password`
 */
export function parseSignUp({ email, password, data }: Body, policy: Policy): SignUpRequest {
  if (policy.AUTH_DISABLE_SIGNUP) throw signUpsClosed();
  if (!password) throw invalidInput('Signup requires a valid password');
  if (!email) throw new ProcedureError('phone_provider_disabled', 'Phone signups are disabled');
  const normalized = parseEmail(email);
  requireAcceptablePassword(password, policy.AUTH_PASSWORD_MIN_LENGTH);
  const userMetadata = data ?? {};
  requireStorableMetadata(userMetadata);
  return { email: normalized, password, userMetadata };
}
