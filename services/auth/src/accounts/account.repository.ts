import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn } from '@playbook/service-kit/persistence/rows';
import { sql, type Statement } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { IdentityEntity } from '../entities/identity.entity.js';
import { UserEntity } from '../entities/user.entity.js';
import { ACCOUNT_COLUMNS, type AccountRow, accountRowSchema } from './account-row.js';

const credentialsSchema = z.object({
  userId: z.string(),
  passwordHash: z.string().nullable(),
  isConfirmed: z.boolean(),
  isBanned: z.boolean(),
});
export type Credentials = Readonly<z.output<typeof credentialsSchema>>;

/** An account, and whether one of its sessions still exists. */
const accountOfSessionSchema = accountRowSchema.extend({ hasSession: z.boolean() });
export type AccountOfSession = Readonly<z.output<typeof accountOfSessionSchema>>;

const countSchema = z.object({ totalItems: z.number() });
const asIfStoredSchema = z.object({ value: accountRowSchema.pick({ userMetadata: true, identities: true }) });

/** Columns of a user that change; absent ones stay. */
export type UserChanges = Partial<Readonly<InferEntity<typeof UserEntity>>>;

const byId = (userId: string): Statement => sql`select ${ACCOUNT_COLUMNS} from auth.users u where u.id = ${userId}`;

/** Whole accounts. */
@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  /** Within a transaction; the account must exist. */
  async get(em: EntityManager, userId: string): Promise<AccountRow> {
    const account = await rowIn(em, accountRowSchema, byId(userId));
    if (!account) throw new Error('The account is gone');
    return account;
  }

  find(userId: string): Promise<AccountRow | null> {
    return this.database.row(accountRowSchema, byId(userId));
  }

  /**
   * The account, which nobody else can change until the transaction ends. Not the strongest lock: a session that ends meanwhile
   * writes a security event, which refers to the account.
   */
  lock(em: EntityManager, userId: string): Promise<AccountRow | null> {
    const lock = sql`select ${ACCOUNT_COLUMNS} from auth.users u where u.id = ${userId} for no key update of u`;
    return rowIn(em, accountRowSchema, lock);
  }

  /** Newest first, as clients of the wire contract expect. */
  async page(limit: number, offset: number): Promise<{ users: AccountRow[]; totalItems: number }> {
    const users = await this.database.rows(
      accountRowSchema,
      sql`select ${ACCOUNT_COLUMNS} from auth.users u order by u.created_at desc, u.id limit ${limit} offset ${offset}`,
    );
    const count = await this.database.row(countSchema, sql`select count(*)::int as "totalItems" from auth.users`);
    return { users, totalItems: count?.totalItems ?? 0 };
  }

  findOfSession(userId: string, sessionId: string): Promise<AccountOfSession | null> {
    return this.database.row(
      accountOfSessionSchema,
      sql`
        select ${ACCOUNT_COLUMNS},
          exists(select 1 from auth.sessions s where s.id = ${sessionId} and s.user_id = u.id) as "hasSession"
        from auth.users u where u.id = ${userId}`,
    );
  }

  findCredentials(email: string): Promise<Credentials | null> {
    return this.database.row(
      credentialsSchema,
      sql`
        select u.id as "userId", u.password_hash as "passwordHash", u.email_confirmed_at is not null as "isConfirmed",
          coalesce(u.banned_until > now(), false) as "isBanned"
        from auth.users u where u.email = ${email}`,
    );
  }

  /** The account as the database would give it back: jsonb orders keys, and that must not tell a real account from another. */
  async asIfStored(account: AccountRow): Promise<AccountRow> {
    const { userMetadata, identities } = account;
    const stored = await this.database.row(
      asIfStoredSchema,
      sql`select ${JSON.stringify({ userMetadata, identities })}::jsonb as value`,
    );
    return { ...account, ...stored?.value };
  }

  async change(em: EntityManager, userId: string, changes: UserChanges): Promise<void> {
    await em.nativeUpdate(UserEntity, { id: userId }, { ...changes });
  }

  async deleteIdentities(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(IdentityEntity, { userId });
  }

  /** With identities, sessions, sign-ins under way and security events. */
  async delete(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(UserEntity, { id: userId });
  }
}
