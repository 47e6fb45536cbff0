import { z } from 'zod';
import {
  acceptedConfirmationSchema,
  otpBodySchema,
  recoverBodySchema,
  resendBodySchema,
  updateUserBodySchema,
  verifyBodySchema,
  verifyQuerySchema,
} from './mail-wire.schema.js';
import { sessionSchema, userSchema } from '../auth-wire.schema.js';
import { clientSchema } from '../auth.contract.js';
import { defineProcedure } from '../../core/procedure.js';

const MAIL_TIMEOUT_MS = 8_000;
const nothing = z.object({});
const redirectTo = z.string().optional();

/** Mails a code and a link to sign in with; creates the account where that is wanted. Tells nothing about the address. */
export const requestOtp = defineProcedure({
  subject: 'auth.v1.mail.otp',
  access: 'public',
  input: z.object({ body: otpBodySchema, redirectTo, client: clientSchema }),
  output: nothing,
  timeoutMs: MAIL_TIMEOUT_MS,
});

/** Mails a code and a link to set a new password. Tells nothing about the address. */
export const requestRecovery = defineProcedure({
  subject: 'auth.v1.mail.recover',
  access: 'public',
  input: z.object({ body: recoverBodySchema, redirectTo, client: clientSchema }),
  output: nothing,
  timeoutMs: MAIL_TIMEOUT_MS,
});

/** Mails the confirmation of a sign-up or of a new address again. */
export const resendMail = defineProcedure({
  subject: 'auth.v1.mail.resend',
  access: 'public',
  input: z.object({ body: resendBodySchema, redirectTo, client: clientSchema }),
  output: nothing,
  timeoutMs: MAIL_TIMEOUT_MS,
});

/** Exchanges a mailed code, or a link's token, for a session; the first half of a change of address for a word of thanks. */
export const verifyMail = defineProcedure({
  subject: 'auth.v1.mail.verify',
  access: 'public',
  input: z.object({ body: verifyBodySchema, client: clientSchema }),
  output: z.union([sessionSchema, acceptedConfirmationSchema]),
  timeoutMs: MAIL_TIMEOUT_MS,
});

/** Opens a mailed link; returns the address in the app to go to, also on failure. */
export const followMailLink = defineProcedure({
  subject: 'auth.v1.mail.follow',
  access: 'public',
  input: z.object({ query: verifyQuerySchema, client: clientSchema }),
  output: z.object({ location: z.string() }),
  timeoutMs: MAIL_TIMEOUT_MS,
});

/** Mails the signed-in founder a code that a change of password may ask for. */
export const reauthenticate = defineProcedure({
  subject: 'auth.v1.user.reauthenticate',
  access: 'founder',
  input: nothing,
  output: nothing,
  timeoutMs: MAIL_TIMEOUT_MS,
});

/** Changes the founder's own metadata, password or address. */
export const updateUser = defineProcedure({
  subject: 'auth.v1.user.update',
  access: 'founder',
  input: z.object({ body: updateUserBodySchema, redirectTo }),
  output: userSchema,
  timeoutMs: MAIL_TIMEOUT_MS,
});
