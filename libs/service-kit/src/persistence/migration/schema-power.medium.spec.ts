import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '@playbook/testing/database/create-test-database';
import { Database } from '../database.js';
import { ormOptions } from '../orm-options.js';
import { hasPowerOver } from './schema-power.js';

const DEFINITION = { name: 'power', schema: { schema: 'power', entities: [], migrations: [] } };

describe('hasPowerOver', () => {
  let files: TestDatabase;

  beforeAll(async () => {
    files = await createTestDatabase(DEFINITION);
  });
  afterAll(() => files.drop());

  const ask = async (url: string): Promise<boolean> => {
    const database = new Database(await MikroORM.init(ormOptions(DEFINITION.schema, url)));
    try {
      return await hasPowerOver(database, 'power');
    } finally {
      await database.close();
    }
  };

  it('is false for the role that a service should run with', async () => {
    expect(await ask(files.url)).toBe(false);
  });

  it('is true for the owner of the schema and for a superuser', async () => {
    expect(await ask(files.access.ownerUrl)).toBe(true);
    expect(await ask(files.adminUrl)).toBe(true);
  });
});
