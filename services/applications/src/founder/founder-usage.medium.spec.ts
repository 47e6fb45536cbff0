import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applicationsLifecycle } from '@playbook/contracts/applications/applications-lifecycle.contract';
import { ApplicationsBench, METRICS, PROBLEM, type TestFounder } from '../../test/applications.fixture.js';

let bench: ApplicationsBench;
beforeAll(async () => {
  bench = await ApplicationsBench.start();
});
afterAll(() => bench.stop());

const usage = async (founder: TestFounder, since: string) => {
  const { uses } = await bench.service.rpc.call(applicationsLifecycle.usage, { since }, founder);
  return uses.toSorted((a, b) => `${a.date} ${a.tool}`.localeCompare(`${b.date} ${b.tool}`));
};
const move = (founder: TestFounder, table: string, column: string, instant: string) =>
  bench.rows(`update applications.${table} set ${column} = $1 where founder_id = $2`, [instant, founder.founderId]);

describe('usage of the application builder', () => {
  it('counts applications begun, and each answer once a day, and nothing of others', async () => {
    const founder = await bench.founder();
    await bench.save(await bench.founder(), METRICS, 'Somebody else’s', 0);
    await bench.save(founder, METRICS, 'MRR: $4k', 0);
    await bench.save(founder, METRICS, 'MRR: $5k', 1);
    await bench.save(founder, PROBLEM, 'Payroll by hand', 0);
    await move(founder, 'applications', 'created_at', '2026-03-01T12:00:00Z');
    await move(founder, 'answer_versions', 'saved_at', '2026-03-02T00:00:00Z');
    await bench.save(founder, PROBLEM, 'Payroll by hand on Fridays', 1);
    const today = new Date().toISOString().slice(0, 10);
    expect(await usage(founder, '2026-03-01')).toEqual([
      { tool: 'applications', date: '2026-03-01', uses: 1 },
      { tool: 'applicationAnswers', date: '2026-03-02', uses: 2 },
      { tool: 'applicationAnswers', date: today, uses: 1 },
    ]);
    expect(await usage(founder, '2026-03-03')).toEqual([{ tool: 'applicationAnswers', date: today, uses: 1 }]);
  });

  it('is nothing before the first call, and asking for it makes no application', async () => {
    const founder = await bench.founder();
    expect(await usage(founder, '2026-03-01')).toEqual([]);
    const rows = await bench.rows('select 1 from applications.applications where founder_id = $1', [founder.founderId]);
    expect(rows).toEqual([]);
  });

  it('needs the founder', async () => {
    const call = bench.service.rpc.call(applicationsLifecycle.usage, { since: '2026-03-01' });
    await expect(call).rejects.toMatchObject({ code: 'no_authorization' });
  });
});
