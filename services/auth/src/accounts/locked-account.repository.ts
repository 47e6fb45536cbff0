import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rowIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { metadataSchema, presenceSchema } from '../core/rows/row-schemas.js';
import { UserEntity } from '../entities/user.entity.js';

const lockedAccountSchema = z.object({
  userId: z.string(),
  /** Empty for an anonymous user. */
  email: z.string(),
  newEmail: z.string().nullable(),
  userMetadata: metadataSchema,
  hasPassword: z.boolean(),
  isConfirmed: z.boolean(),
  isProven: z.boolean(),
  /** Somebody has a way to sign in without a mail, or has been signed in. */
  isInhabited: z.boolean(),
  isContested: z.boolean(),
});
/** What decides how somebody gets into an account. It is locked until the transaction ends. */
export type LockedAccount = Readonly<z.output<typeof lockedAccountSchema>>;

/** When the last mail of a kind went out. */
export type SentColumn = 'confirmationSentAt' | 'recoverySentAt' | 'emailChangeSentAt' | 'invitedAt';

const LOCKED_ACCOUNT = fragment`
  select id as "userId", coalesce(email, '') as email, new_email as "newEmail", user_metadata as "userMetadata",
    password_hash is not null as "hasPassword",
    email_confirmed_at is not null as "isConfirmed", email_proven_at is not null as "isProven",
    password_hash is not null or last_sign_in_at is not null
      or exists(select 1 from auth.identities i where i.user_id = users.id and i.provider <> 'email') as "isInhabited",
    is_contested as "isContested"
  from auth.users`;

const ownerSchema = z.object({ userId: z.string() });
const emailRowSchema = z.object({ email: z.string() });

/**
 * Statements on accounts whose address is proven or changed; each runs in the caller's transaction. Their locks leave room for rows that
 * refer to the user, such as security events of other transactions.
 */
@Injectable()
export class LockedAccountRepository {
  lockByEmail(em: EntityManager, email: string): Promise<LockedAccount | null> {
    return rowIn(em, lockedAccountSchema, sql`${LOCKED_ACCOUNT} where email = ${email} for no key update`);
  }

  /** The account must exist. */
  async lock(em: EntityManager, userId: string): Promise<LockedAccount> {
    const byId = sql`${LOCKED_ACCOUNT} where id = ${userId} for no key update`;
    const account = await rowIn(em, lockedAccountSchema, byId);
    if (!account) throw new Error('The account is gone');
    return account;
  }

  /**
   * Finds and refreshes an identity in one statement, so that one that is being removed is not found. Locks the user before the
   * identity, as every other statement here does: two arrivals at once must not wait for each other.
   * @returns its user's id, or null
   */
  async touchIdentity(em: EntityManager, provider: string, providerId: string, data: object): Promise<string | null> {
    const touch = sql`
      with owner as (
        select u.id from auth.users u join auth.identities i on i.user_id = u.id
        where i.provider = ${provider} and i.provider_id = ${providerId}
        for update of u
      )
      update auth.identities i
      set identity_data = ${JSON.stringify(data)}::jsonb, last_sign_in_at = now(), updated_at = now()
      from owner
      where i.user_id = owner.id and i.provider = ${provider} and i.provider_id = ${providerId}
      returning i.user_id as "userId"`;
    return (await rowIn(em, ownerSchema, touch))?.userId ?? null;
  }

  async isTaken(em: EntityManager, email: string): Promise<boolean> {
    return (await rowIn(em, presenceSchema, sql`select from auth.users where email = ${email}`)) !== null;
  }

  async markSent(em: EntityManager, userId: string, column: SentColumn): Promise<void> {
    await em.nativeUpdate(UserEntity, { id: userId }, { [column]: new Date() });
  }

  /** Confirms and proves the account's own address. */
  async prove(em: EntityManager, { userId, email }: LockedAccount): Promise<void> {
    await runIn(
      em,
      sql`
        update auth.users
        set email_confirmed_at = coalesce(email_confirmed_at, now()),
          email_proven_at = coalesce(email_proven_at, now()), updated_at = now()
        where id = ${userId}`,
    );
    await this.renameIdentity(em, userId, email, true);
  }

  async requestChange(em: EntityManager, userId: string, newEmail: string): Promise<void> {
    const now = new Date();
    await em.nativeUpdate(UserEntity, { id: userId }, { newEmail, emailChangeSentAt: now, updatedAt: now });
  }

  /** @throws UniqueConstraintViolationException when the new address has got an account in the meantime */
  async applyChange(em: EntityManager, userId: string): Promise<void> {
    const changed = await rowIn(
      em,
      emailRowSchema,
      sql`
        update auth.users
        set email = new_email, is_anonymous = false, new_email = null, email_change_sent_at = null,
          email_confirmed_at = now(), email_proven_at = now(), updated_at = now()
        where id = ${userId} and new_email is not null
        returning email`,
    );
    if (!changed) throw new Error('There is no new address');
    await this.renameIdentity(em, userId, changed.email, true);
  }

  /**
   * Gives an anonymous user an address without a proof.
   * @throws UniqueConstraintViolationException when the address has got an account in the meantime
   */
  async giveEmail(em: EntityManager, userId: string, email: string): Promise<void> {
    const now = new Date();
    const given = { email, isAnonymous: false, emailConfirmedAt: now, updatedAt: now };
    await em.nativeUpdate(UserEntity, { id: userId }, given);
  }

  /** Tells the identity of address and password about the account's address. */
  async renameIdentity(em: EntityManager, userId: string, email: string, isProven: boolean): Promise<void> {
    await runIn(
      em,
      sql`
        update auth.identities
        set identity_data = identity_data
            || jsonb_build_object('email', ${email}::text, 'email_verified', ${isProven}::boolean),
          updated_at = now()
        where user_id = ${userId} and provider = 'email'`,
    );
  }
}
