import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { ACCOUNT_COLUMNS, type AccountRow } from '../accounts/account-row.js';

/** Newest first, as clients of the wire contract expect. */
const PAGE = `select ${ACCOUNT_COLUMNS} from auth.users u order by u.created_at desc, u.id limit $1 offset $2`;
const COUNT = 'select count(*)::int as "totalItems" from auth.users';
const BY_ID = `select ${ACCOUNT_COLUMNS} from auth.users u where u.id = $1`;
/** Not the strongest lock: a session that ends meanwhile writes a security event, which refers to the account. */
const LOCK = `select ${ACCOUNT_COLUMNS} from auth.users u where u.id = ? for no key update of u`;
const DELETE = 'delete from auth.users where id = ?';
const RENAME_IDENTITY = `
  update auth.identities
  set identity_data = identity_data || jsonb_build_object('email', ?::text, 'email_verified', false), updated_at = now()
  where user_id = ? and provider = 'email'`;

/** What operators' programs read and write of accounts. */
@Injectable()
export class AdminUsersRepository {
  constructor(private readonly database: Database) {}

  async page(limit: number, offset: number): Promise<{ users: AccountRow[]; totalItems: number }> {
    const users = await this.database.query<AccountRow>(PAGE, [limit, offset]);
    const [count] = await this.database.query<{ totalItems: number }>(COUNT, []);
    return { users: [...users], totalItems: count?.totalItems ?? 0 };
  }

  async find(userId: string): Promise<AccountRow | null> {
    const [account] = await this.database.query<AccountRow>(BY_ID, [userId]);
    return account ?? null;
  }

  /** The account, which nobody else can change until the transaction ends. */
  async lock(em: EntityManager, userId: string): Promise<AccountRow | null> {
    const [account] = await em.execute<AccountRow[]>(LOCK, [userId]);
    return account ?? null;
  }

  /** Tells the identity of address and password about a new address. */
  async renameIdentity(em: EntityManager, userId: string, email: string): Promise<void> {
    await em.execute(RENAME_IDENTITY, [email, userId]);
  }

  /** With identities, sessions, sign-ins under way and security events. */
  async delete(em: EntityManager, userId: string): Promise<void> {
    await em.execute(DELETE, [userId]);
  }
}
