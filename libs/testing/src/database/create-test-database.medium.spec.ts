import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { withAdminSession } from './admin-session.js';
import { createTestDatabase, type TestDatabase } from './create-test-database.js';

class CreateNotes extends Migration {
  override up(): void {
    this.addSql('create table notebook.notes (id int primary key)');
    this.addSql('alter table notebook.notes enable row level security');
    this.addSql('alter table notebook.notes force row level security');
  }
}

const notebook = {
  name: 'notebook',
  schema: { schema: 'notebook', entities: [], migrations: [{ name: 'create-notes', class: CreateNotes }] },
};

describe('createTestDatabase', () => {
  const databases: TestDatabase[] = [];

  beforeAll(async () => {
    databases.push(...(await Promise.all([createTestDatabase(notebook), createTestDatabase(notebook)])));
  });
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.drop()));
  });

  const first = () => databases[0]!;

  it('gives a migrated database', async () => {
    const result = await withAdminSession(first().url, (session) =>
      session.query('select count(*)::int from notebook.notes'),
    );
    expect(result.rows).toEqual([{ count: 0 }]);
  });

  it('keeps two databases apart', async () => {
    await withAdminSession(first().adminUrl, (admin) => admin.query('insert into notebook.notes values (1)'));
    const other = await withAdminSession(databases[1]!.adminUrl, (admin) =>
      admin.query('select * from notebook.notes'),
    );
    expect(other.rows).toEqual([]);
  });

  it('logs in with a role that cannot get around row-level security and owns nothing', async () => {
    const role = await withAdminSession(first().url, (session) =>
      session.query(
        'select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
      ),
    );
    expect(role.rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false }]);
    const owned = await withAdminSession(first().url, (session) =>
      session.query(`
        select nspname from pg_namespace where nspowner = current_user::regrole
        union all select relname from pg_class where relowner = current_user::regrole`),
    );
    expect(owned.rows).toEqual([]);
  });

  it('binds both roles of the schema by row-level security', async () => {
    for (const url of [first().url, first().access.ownerUrl]) {
      const insert = withAdminSession(url, (session) => session.query('insert into notebook.notes values (2)'));
      await expect(insert).rejects.toThrow('row-level security');
    }
  });

  it('removes the database', async () => {
    const extra = await createTestDatabase(notebook);
    await extra.drop();
    await expect(withAdminSession(extra.url, (session) => session.query('select 1'))).rejects.toThrow('does not exist');
  });
});
