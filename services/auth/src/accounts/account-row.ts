import { factorSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { instantSchema } from '@playbook/service-kit/persistence/rows';
import { SqlFragment } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { metadataSchema } from '../core/rows/row-schemas.js';

const factorRowSchema = z.object({
  id: z.string(),
  friendlyName: z.string(),
  status: factorSchema.shape.status,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type FactorRow = Readonly<z.output<typeof factorRowSchema>>;

const identityRowSchema = z.object({
  id: z.string(),
  userId: z.string(),
  provider: z.string(),
  providerId: z.string(),
  identityData: metadataSchema,
  lastSignInAt: instantSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type IdentityRow = Readonly<z.output<typeof identityRowSchema>>;

/** A user with its identities and factors, as one statement reads them. Never holds the password's hash or a factor's secret. */
export const accountRowSchema = z.object({
  id: z.string(),
  /** Empty for an anonymous user. */
  email: z.string(),
  isAnonymous: z.boolean(),
  emailConfirmedAt: instantSchema.nullable(),
  confirmationSentAt: instantSchema.nullable(),
  recoverySentAt: instantSchema.nullable(),
  invitedAt: instantSchema.nullable(),
  /** The address that is to replace `email` once both are confirmed. */
  newEmail: z.string().nullable(),
  emailChangeSentAt: instantSchema.nullable(),
  userMetadata: metadataSchema,
  /** What operators' programs noted. */
  appMetadata: metadataSchema,
  bannedUntil: instantSchema.nullable(),
  isBanned: z.boolean(),
  lastSignInAt: instantSchema.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Oldest first. */
  identities: z.array(identityRowSchema),
  /** Oldest first. */
  factors: z.array(factorRowSchema),
});
export type AccountRow = Readonly<z.output<typeof accountRowSchema>>;

/** Condition on `auth.factors` `f`: an enrolment that was not verified within five minutes does not exist any more. */
const LIVE = `(f.status = 'verified' or f.created_at > now() - interval '5 minutes')`;
export const LIVE_FACTOR = new SqlFragment(LIVE);

/** Columns of an {@link AccountRow}, for a statement that calls `auth.users` `u`. Hot reads: entities would cost three times as much. */
export const ACCOUNT_COLUMNS = new SqlFragment(`
  u.id, coalesce(u.email, '') as email, u.is_anonymous as "isAnonymous", u.email_confirmed_at as "emailConfirmedAt",
  u.user_metadata as "userMetadata", u.confirmation_sent_at as "confirmationSentAt",
  u.recovery_sent_at as "recoverySentAt", u.invited_at as "invitedAt",
  u.new_email as "newEmail", u.email_change_sent_at as "emailChangeSentAt",
  u.app_metadata as "appMetadata", u.banned_until as "bannedUntil",
  coalesce(u.banned_until > now(), false) as "isBanned", u.last_sign_in_at as "lastSignInAt",
  u.created_at as "createdAt", u.updated_at as "updatedAt",
  (
    select coalesce(json_agg(json_build_object(
      'id', i.id, 'userId', i.user_id, 'provider', i.provider, 'providerId', i.provider_id,
      'identityData', i.identity_data, 'lastSignInAt', i.last_sign_in_at,
      'createdAt', i.created_at, 'updatedAt', i.updated_at
    ) order by i.created_at, i.id), '[]')
    from auth.identities i where i.user_id = u.id
  ) as identities,
  (
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'friendlyName', f.friendly_name, 'status', f.status,
      'createdAt', f.created_at, 'updatedAt', f.updated_at
    ) order by f.created_at, f.id), '[]')
    from auth.factors f where f.user_id = u.id and ${LIVE}
  ) as factors`);
