import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insightsLifecycle } from '@playbook/contracts/insights/insights-lifecycle.contract';
import { saveIndustryAnalysis } from '@playbook/contracts/insights/industry-analysis.contract';
import { untilStatementsWait } from '@playbook/testing/database/until-statements-wait';
import { InsightsBench, type TestFounder } from '../../test/insights.fixture.js';

let bench: InsightsBench;
beforeAll(async () => {
  bench = await InsightsBench.start();
});
afterAll(() => bench.stop());

const save = async (founder: TestFounder) =>
  bench.service.rpc.call(saveIndustryAnalysis, await bench.analysisOf(founder, 'Payroll for clinics'), founder);
const everything = (founder: TestFounder) => bench.service.rpc.call(insightsLifecycle.exportPage, {}, founder);
const exported = async (founder: TestFounder) => (await everything(founder)).industryAnalysis;
const erase = (founder: TestFounder) => bench.service.rpc.call(insightsLifecycle.erase, {}, founder);

describe('everything of a founder', () => {
  it('comes out whole, and is erased, once or twice, and nothing of others', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    expect(await exported(founder)).toBeNull();
    const saved = await save(founder);
    await save(other);
    const date = new Date().toISOString().slice(0, 10);
    const uses = [{ tool: 'industryInsights', date, uses: 1 }];
    expect(await everything(founder)).toEqual({ industryAnalysis: saved, uses, nextCursor: null });
    await erase(founder);
    await erase(founder);
    expect(await everything(founder)).toEqual({ industryAnalysis: null, uses: [], nextCursor: null });
    expect(await exported(other)).not.toBeNull();
    expect((await everything(other)).uses).toEqual(uses);
  });

  it('comes out with the newest day of uses first, and no more of them than fit', async () => {
    const founder = await bench.founder();
    await bench.rows(
      `insert into insights.uses
       select $1, day::text, 'prefills', '2020-01-01'::date + day from generate_series(1, 1001) as day`,
      [founder.founderId],
    );
    const { uses } = await everything(founder);
    expect(uses).toHaveLength(1_000);
    expect([uses[0], uses.at(-1)].map((use) => use?.date)).toEqual(['2022-09-28', '2020-01-03']);
  });

  it('is erased by an operator, not by another founder', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    await save(founder);
    const eraseAs = (accessToken: string) =>
      bench.service.rpc.call(insightsLifecycle.eraseForOperator, { founderId: founder.founderId }, { accessToken });
    await expect(eraseAs(other.accessToken)).rejects.toMatchObject({ code: 'not_admin' });
    const exp = Math.floor(Date.now() / 1_000) + 60;
    await eraseAs(await bench.service.tokens.issueClaims({ role: 'service_role', exp }));
    expect(await exported(founder)).toBeNull();
  });

  it('needs the founder', async () => {
    for (const procedure of [insightsLifecycle.exportPage, insightsLifecycle.erase]) {
      await expect(bench.service.rpc.call(procedure, {})).rejects.toMatchObject({ code: 'no_authorization' });
    }
  });
});

describe('after an erasure', () => {
  it('nothing is written for the founder for an hour', async () => {
    const founder = await bench.founder();
    await erase(founder);
    await expect(save(founder)).rejects.toMatchObject({ code: 'account_deleting' });
    expect(await exported(founder)).toBeNull();
    await bench.rows(`update insights.erasures set erased_at = erased_at - interval '61 minutes'`);
    expect(await save(founder)).toMatchObject({ startupDescription: 'Payroll for clinics' });
    const next = await bench.founder();
    await erase(next);
    expect(await bench.rows('select founder_id from insights.erasures')).toEqual([{ founder_id: next.founderId }]);
  });

  it('insights are still told, and not counted', async () => {
    const founder = await bench.founder();
    await erase(founder);
    await bench.analysisOf(founder, 'Payroll for clinics');
    expect((await everything(founder)).uses).toEqual([]);
  });

  it('nothing is left of a save that was under way', async () => {
    const founder = await bench.founder();
    const analysis = await bench.analysisOf(await bench.founder(), 'Payroll for clinics');
    await bench.rows('begin');
    await bench.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [founder.founderId]);
    const refusal = bench.service.rpc.call(saveIndustryAnalysis, analysis, founder).catch((error: unknown) => error);
    await untilStatementsWait((sql) => bench.rows(sql));
    await bench.rows('insert into insights.erasures values ($1, now())', [founder.founderId]);
    await bench.rows('commit');
    expect(await refusal).toMatchObject({ code: 'account_deleting' });
    expect(await exported(founder)).toBeNull();
  });
});
