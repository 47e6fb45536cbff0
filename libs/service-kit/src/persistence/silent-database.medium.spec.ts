import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '@playbook/testing/database/create-test-database';
import { SeverableLink } from '@playbook/testing/infra/severable-link';
import { Database } from './database.js';
import { ormOptions } from './orm-options.js';

const DEFINITION = { name: 'silent', schema: { schema: 'silent', entities: [], migrations: [] } };
/** Longer than a new connection takes on a busy machine. */
const SILENCE_MS = 1_000;

describe('a database host that dies without a word', () => {
  let files: TestDatabase;
  let link: SeverableLink;
  let database: Database;

  beforeAll(async () => {
    files = await createTestDatabase(DEFINITION);
    link = await SeverableLink.open(files.url);
    database = new Database(await MikroORM.init(ormOptions(DEFINITION.schema, link.url, SILENCE_MS)));
  });
  afterAll(async () => {
    await link.cut();
    await database.close();
    await files.drop();
  });

  it('costs the statements that are under way, and no connection of the pool', async () => {
    // Connections that are free when the host dies.
    await Promise.all([database.check(), database.check(), database.check()]);
    link.fallSilent();
    const statements = [database.check(), database.inTransaction((em) => em.execute('select 1')), database.check()];
    for (const statement of await Promise.allSettled(statements)) {
      expect(statement).toMatchObject({ status: 'rejected', reason: { code: 'service_unavailable' } });
    }
    await expect(Promise.all(Array.from({ length: 20 }, () => database.check()))).resolves.toHaveLength(20);
  });
});

describe('a database that is killed while transactions begin', () => {
  it('costs no connection of the pool, which can be closed', async () => {
    const files = await createTestDatabase(DEFINITION);
    const link = await SeverableLink.open(files.url);
    const database = new Database(await MikroORM.init(ormOptions(DEFINITION.schema, link.url)));
    await Promise.all([database.check(), database.check()]);
    link.fallSilent();
    const beginning = [1, 2].map(() => database.inTransaction((em) => em.execute('select 1')));
    await link.cut();
    for (const transaction of await Promise.allSettled(beginning)) {
      expect(transaction).toMatchObject({ status: 'rejected', reason: { code: 'service_unavailable' } });
    }
    await database.close();
    await files.drop();
  });
});
