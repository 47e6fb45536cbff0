import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { numbered } from '@playbook/service-kit/persistence/numbered-parameters';
import { UserEntity } from '../entities/user.entity.js';
import { ACCOUNT_COLUMNS, type AccountRow } from './account-row.js';

export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly isConfirmed: boolean;
  readonly isBanned: boolean;
}

/** An account, and whether one of its sessions still exists. */
export type AccountOfSession = AccountRow & { readonly hasSession: boolean };

const BY_ID = `select ${ACCOUNT_COLUMNS} from auth.users u where u.id = ?`;

/** Newest first, as clients of the wire contract expect. */
const PAGE = `select ${ACCOUNT_COLUMNS} from auth.users u order by u.created_at desc, u.id limit $1 offset $2`;
const COUNT = 'select count(*)::int as "totalItems" from auth.users';
/** Not the strongest lock: a session that ends meanwhile writes a security event, which refers to the account. */
const LOCK = `select ${ACCOUNT_COLUMNS} from auth.users u where u.id = ? for no key update of u`;

const BY_ID_WITH_SESSION = `
  select ${ACCOUNT_COLUMNS},
    exists(select 1 from auth.sessions s where s.id = $1 and s.user_id = u.id) as "hasSession"
  from auth.users u where u.id = $2`;

const CREDENTIALS = `
  select u.id as "userId", u.password_hash as "passwordHash", u.email_confirmed_at is not null as "isConfirmed",
    coalesce(u.banned_until > now(), false) as "isBanned"
  from auth.users u where u.email = $1`;

/** Reads whole accounts. */
@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  /** Within a transaction; the account must exist. */
  async get(em: EntityManager, userId: string): Promise<AccountRow> {
    const [account] = await em.execute<AccountRow[]>(BY_ID, [userId]);
    if (!account) throw new Error('The account is gone');
    return account;
  }

  async find(userId: string): Promise<AccountRow | null> {
    const [account] = await this.database.query<AccountRow>(numbered(BY_ID), [userId]);
    return account ?? null;
  }

  /** The account, which nobody else can change until the transaction ends. */
  async lock(em: EntityManager, userId: string): Promise<AccountRow | null> {
    const [account] = await em.execute<AccountRow[]>(LOCK, [userId]);
    return account ?? null;
  }

  async page(limit: number, offset: number): Promise<{ users: AccountRow[]; totalItems: number }> {
    const users = await this.database.query<AccountRow>(PAGE, [limit, offset]);
    const [count] = await this.database.query<{ totalItems: number }>(COUNT, []);
    return { users: [...users], totalItems: count?.totalItems ?? 0 };
  }

  /** With identities, sessions, sign-ins under way and security events. */
  async delete(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(UserEntity, { id: userId });
  }

  async findOfSession(userId: string, sessionId: string): Promise<AccountOfSession | null> {
    const [account] = await this.database.query<AccountOfSession>(BY_ID_WITH_SESSION, [sessionId, userId]);
    return account ?? null;
  }

  async findCredentials(email: string): Promise<Credentials | null> {
    const [credentials] = await this.database.query<Credentials>(CREDENTIALS, [email]);
    return credentials ?? null;
  }

  /** The account as the database would give it back: jsonb orders keys, and that must not tell a real account from another. */
  async asIfStored(account: AccountRow): Promise<AccountRow> {
    const { userMetadata, identities } = account;
    const [stored] = await this.database.query<{ value: Pick<AccountRow, 'userMetadata' | 'identities'> }>(
      'select $1::jsonb as value',
      [JSON.stringify({ userMetadata, identities })],
    );
    return { ...account, ...stored?.value };
  }
}
