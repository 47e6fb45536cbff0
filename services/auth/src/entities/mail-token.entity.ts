import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.js';

/** What a mailed code or link is good for. A change of address has two, one for each address. */
export const MAIL_PURPOSES = [
  'signup',
  'magiclink',
  'recovery',
  'invite',
  'email_change_current',
  'email_change_new',
  'reauthentication',
] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

/** A mailed code with its link. At most one of each purpose is outstanding for a user; a newer one takes its place. */
export const MailTokenEntity = defineEntity({
  name: 'MailToken',
  tableName: 'mail_tokens',
  schema: 'auth',
  uniques: [{ properties: ['userId', 'purpose'] }],
  checks: [{ name: 'mail_tokens_check', expression: '(code_challenge is null) = (code_challenge_method is null)' }],
  indexes: [
    { name: 'mail_tokens_address', properties: ['address'] },
    { name: 'mail_tokens_created', properties: ['createdAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(UserEntity).joinColumn('user_id').mapToPk().deleteRule('cascade').index(false),
    purpose: p.enum(MAIL_PURPOSES),
    /** Where it was mailed to; it is void once that is not the user's address any more. */
    address: p.text(),
    codeHash: p.text(),
    linkHash: p.text().unique(),
    /** Wrong codes that were tried. */
    failures: p.integer(),
    /** The app's PKCE challenge; null asks for the implicit flow. */
    codeChallenge: p.text().nullable(),
    codeChallengeMethod: p.enum(['s256', 'plain'] as const).nullable(),
    createdAt: p.datetime(3),
    /** When one half of a change of address was confirmed, while the other is not; it is not good for anything more. */
    confirmedAt: p.datetime(3).nullable(),
  },
});
