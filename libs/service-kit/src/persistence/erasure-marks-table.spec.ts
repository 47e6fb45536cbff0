import { describe, expect, it } from '@jest/globals';
import { ErasureMarksTable } from './erasure-marks-table.js';

describe('ErasureMarksTable', () => {
  const NO_NAMES = ['', 'a b', 'Erasures', '1st', 'a;drop table a', 'a"b', 'a.b', 'a'.repeat(64), 'a\n'];

  it.each(NO_NAMES)('takes no schema and no table with the name %j', (name) => {
    expect(() => new ErasureMarksTable(name)).toThrow(TypeError);
    expect(() => new ErasureMarksTable('insights', name)).toThrow(TypeError);
  });

  it('sweeps, waits for what is being written, then marks', async () => {
    const statements: { sql: string; parameters: readonly unknown[] }[] = [];
    const executeQuery = async ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
      statements.push({ sql: sql.trim().replaceAll(/\s+/g, ' '), parameters });
      return { rows: [] };
    };
    const em = { getKysely: () => ({ executeQuery }) };
    await new ErasureMarksTable('insights', 'marks').set(em as never, { founderId: 'f1' });
    expect(statements).toEqual([
      { sql: `delete from insights.marks where erased_at < now() - interval '1 hour'`, parameters: [] },
      { sql: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', parameters: ['f1'] },
      {
        sql:
          'insert into insights.marks (founder_id, erased_at) values ($1, clock_timestamp()) ' +
          'on conflict (founder_id) do update set erased_at = excluded.erased_at',
        parameters: ['f1'],
      },
    ]);
  });
});
