import { defineEntity, p } from '@mikro-orm/core';
import type { CodeChallengeMethod } from '../../core/secrets/code-challenge.js';
import type { MailPurpose } from './mail-purpose.js';

/** A mailed code with its link. At most one of each purpose is outstanding for a user; a newer one takes its place. */
export const MailTokenEntity = defineEntity({
  name: 'MailToken',
  tableName: 'mail_tokens',
  schema: 'auth',
  uniques: [{ properties: ['userId', 'purpose'] }],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    purpose: p.text().$type<MailPurpose>(),
    /** Where it was mailed to; it is void once that is not the user's address any more. */
    address: p.text().index(),
    codeHash: p.text(),
    linkHash: p.text().unique(),
    /** Wrong codes that were tried. */
    failures: p.integer(),
    /** The app's PKCE challenge; null asks for the implicit flow. */
    codeChallenge: p.text().nullable(),
    codeChallengeMethod: p.text().$type<CodeChallengeMethod>().nullable(),
    createdAt: p.datetime(3).index(),
    /** When one half of a change of address was confirmed, while the other is not; it is not good for anything more. */
    confirmedAt: p.datetime(3).nullable(),
  },
});
