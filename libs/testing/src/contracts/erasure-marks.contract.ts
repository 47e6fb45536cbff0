import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';
import { ormOptions } from '@playbook/service-kit/persistence/orm-options';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../database/create-test-database.js';
import type { TestSchema } from '../database/template-database.js';
import { untilStatementsWait } from '../database/until-statements-wait.js';

/** What the table that a service's migrations make must do with marks of erased founders. */
export function erasureMarksContract(definition: TestSchema): void {
  describe(`erasure marks of ${definition.name}`, () => {
    const table = `${definition.schema.schema}.erasures`;
    const marks = new ErasureMarksTable(definition.schema.schema);
    let files: TestDatabase;
    let database: Database;
    let admin: pg.Client;
    let founderId: string;

    beforeAll(async () => {
      files = await createTestDatabase(definition);
      database = new Database(await MikroORM.init(ormOptions(definition.schema, files.url)));
      admin = new pg.Client({ connectionString: files.adminUrl });
      await admin.connect();
    });
    beforeEach(async () => {
      await admin.query(`truncate ${table}`);
      founderId = randomUUID();
    });
    afterAll(async () => {
      await admin.end();
      await database.close();
      await files.drop();
    });

    const set = (id: string): Promise<void> =>
      database.asFounder({ founderId: id }, (em) => marks.set(em, { founderId: id }));
    const marked = async (): Promise<string[]> => {
      const { rows } = await admin.query<{ founder_id: string }>(`select founder_id from ${table}`);
      return rows.map((row) => row.founder_id);
    };
    const age = (id: string, interval: string) =>
      admin.query(`update ${table} set erased_at = now() - $2::interval where founder_id = $1`, [id, interval]);

    it('stand one for each founder; another one renews the first', async () => {
      const other = randomUUID();
      await set(other);
      await set(founderId);
      await age(founderId, '59 minutes');
      await set(founderId);
      expect((await marked()).toSorted()).toEqual([founderId, other].toSorted());
      const { rows } = await admin.query(
        `select erased_at > now() - interval '1 minute' as fresh from ${table} where founder_id = $1`,
        [founderId],
      );
      expect(rows).toEqual([{ fresh: true }]);
    });

    it('go an hour later, whosever they are, when the next one comes', async () => {
      const [over, counting] = [randomUUID(), randomUUID()];
      await set(over);
      await set(counting);
      await age(over, '61 minutes');
      await age(counting, '59 minutes');
      await set(founderId);
      expect((await marked()).toSorted()).toEqual([counting, founderId].toSorted());
    });

    it('come with their transaction or not at all', async () => {
      const failing = database.asFounder({ founderId }, async (em) => {
        await marks.set(em, { founderId });
        throw new RangeError('the rows cannot be erased');
      });
      await expect(failing).rejects.toThrow(RangeError);
      expect(await marked()).toEqual([]);
    });

    it('cannot be set for somebody else', async () => {
      const call = database.asFounder({ founderId: randomUUID() }, (em) => marks.set(em, { founderId }));
      await expect(call).rejects.toThrow('row-level security');
      expect(await marked()).toEqual([]);
    });

    it('wait for what is being written for the founder, and for nobody else', async () => {
      await admin.query('begin');
      await admin.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [founderId]);
      const other = randomUUID();
      await set(other);
      const waiting = set(founderId);
      await untilStatementsWait(async (sql) => (await admin.query(sql)).rows);
      expect(await marked()).toEqual([other]);
      await admin.query('commit');
      await waiting;
      expect((await marked()).toSorted()).toEqual([founderId, other].toSorted());
    });
  });
}
