import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** What decides which mail an account gets. */
export interface LockedAccount {
  readonly userId: string;
  /** Empty for an anonymous user. */
  readonly email: string;
  readonly newEmail: string | null;
  readonly hasPassword: boolean;
  readonly isConfirmed: boolean;
  readonly isProven: boolean;
  /** Somebody has a way to sign in without a mail, or has been signed in. */
  readonly isInhabited: boolean;
  readonly isContested: boolean;
}

/** Columns that tell when the last mail of a kind went out. */
export type SentColumn = 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at' | 'invited_at';

const COLUMNS = `
  select id as "userId", coalesce(email, '') as email, new_email as "newEmail",
    password_hash is not null as "hasPassword",
    email_confirmed_at is not null as "isConfirmed", email_proven_at is not null as "isProven",
    password_hash is not null or last_sign_in_at is not null
      or exists(select 1 from auth.identities i where i.user_id = users.id and i.provider <> 'email') as "isInhabited",
    is_contested as "isContested"
  from auth.users`;

/** Leaves room for rows that refer to the user, such as audit events of other transactions. */
const LOCK_BY_EMAIL = `${COLUMNS} where email = ? for no key update`;
const LOCK_BY_ID = `${COLUMNS} where id = ? for no key update`;

const PROVE = `
  update auth.users
  set email_confirmed_at = coalesce(email_confirmed_at, now()), email_proven_at = coalesce(email_proven_at, now()),
    updated_at = now()
  where id = ?`;

const RENAME_IDENTITY = `
  update auth.identities
  set identity_data = identity_data || jsonb_build_object('email', ?::text, 'email_verified', ?::boolean), updated_at = now()
  where user_id = ? and provider = 'email'`;

const CONTEST = 'update auth.users set is_contested = true where id = ?';

const SET_PASSWORD = 'update auth.users set password_hash = ?, updated_at = now() where id = ?';

const REQUEST_CHANGE = `
  update auth.users set new_email = ?, email_change_sent_at = now(), updated_at = now() where id = ?`;

const APPLY_CHANGE = `
  update auth.users
  set email = new_email, is_anonymous = false, new_email = null, email_change_sent_at = null, email_confirmed_at = now(), email_proven_at = now(),
    updated_at = now()
  where id = ? and new_email is not null
  returning email`;

const GIVE_EMAIL = `
  update auth.users set email = ?, is_anonymous = false, email_confirmed_at = now(), updated_at = now() where id = ?`;

const CANCEL_CHANGE = 'update auth.users set new_email = null, email_change_sent_at = null where id = ?';

const IS_TAKEN = 'select 1 as one from auth.users where email = ?';

/** Statements on accounts by which mails are sent and addresses proven; each runs in the caller's transaction. */
@Injectable()
export class LockedAccountRepository {
  async lockByEmail(em: EntityManager, email: string): Promise<LockedAccount | null> {
    const [account] = await em.execute<LockedAccount[]>(LOCK_BY_EMAIL, [email]);
    return account ?? null;
  }

  /** The account must exist. */
  async lock(em: EntityManager, userId: string): Promise<LockedAccount> {
    const [account] = await em.execute<LockedAccount[]>(LOCK_BY_ID, [userId]);
    if (!account) throw new Error('The account is gone');
    return account;
  }

  async markSent(em: EntityManager, userId: string, column: SentColumn): Promise<void> {
    await em.execute(`update auth.users set ${column} = now() where id = ?`, [userId]);
  }

  /** Confirms and proves the account's own address. */
  async prove(em: EntityManager, { userId, email }: LockedAccount): Promise<void> {
    await em.execute(PROVE, [userId]);
    await this.renameIdentity(em, userId, email, true);
  }

  /** Somebody has signed up for an account that waits for its confirmation, with a password of their own. */
  async contest(em: EntityManager, userId: string): Promise<void> {
    await em.execute(CONTEST, [userId]);
  }

  async setPassword(em: EntityManager, userId: string, passwordHash: string): Promise<void> {
    await em.execute(SET_PASSWORD, [passwordHash, userId]);
  }

  async isTaken(em: EntityManager, email: string): Promise<boolean> {
    return (await em.execute<object[]>(IS_TAKEN, [email])).length > 0;
  }

  async requestChange(em: EntityManager, userId: string, newEmail: string): Promise<void> {
    await em.execute(REQUEST_CHANGE, [newEmail, userId]);
  }

  /** @throws UniqueConstraintViolationException when the new address has got an account in the meantime */
  async applyChange(em: EntityManager, userId: string): Promise<void> {
    const [changed] = await em.execute<{ email: string }[]>(APPLY_CHANGE, [userId]);
    if (!changed) throw new Error('There is no new address');
    await this.renameIdentity(em, userId, changed.email, true);
  }

  /**
   * Gives an anonymous user an address without a proof.
   * @throws UniqueConstraintViolationException when the address has got an account in the meantime
   */
  async giveEmail(em: EntityManager, userId: string, email: string): Promise<void> {
    await em.execute(GIVE_EMAIL, [email, userId]);
  }

  /** Tells the identity of address and password about the account's address. */
  async renameIdentity(em: EntityManager, userId: string, email: string, isProven: boolean): Promise<void> {
    await em.execute(RENAME_IDENTITY, [email, isProven, userId]);
  }

  async cancelChange(em: EntityManager, userId: string): Promise<void> {
    await em.execute(CANCEL_CHANGE, [userId]);
  }
}
