import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insightsLifecycle } from '@playbook/contracts/insights/insights-lifecycle.contract';
import { deleteIndustryAnalysis, saveIndustryAnalysis } from '@playbook/contracts/insights/industry-analysis.contract';
import { getIndustryInsights } from '@playbook/contracts/insights/industry-insights.contract';
import { INSIGHT_SECTIONS, type InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';
import { InsightsBench, type TestFounder } from '../../test/insights.fixture.js';

let bench: InsightsBench;
beforeAll(async () => {
  bench = await InsightsBench.start();
});
afterAll(() => bench.stop());

const DESCRIPTION = 'Payroll for clinics';
const today = (): string => new Date().toISOString().slice(0, 10);
const ask = (founder: TestFounder, request: InsightsRequest) =>
  bench.service.rpc.call(getIndustryInsights, { description: DESCRIPTION, ...request }, founder);
const generate = (founder: TestFounder, generationKey: string) =>
  Promise.all(INSIGHT_SECTIONS.map((fieldType) => ask(founder, { fieldType, generationKey })));
const usage = async (founder: TestFounder, since = '2026-03-01') => {
  const { uses } = await bench.service.rpc.call(insightsLifecycle.usage, { since }, founder);
  return uses.toSorted((a, b) => `${a.date} ${a.tool}`.localeCompare(`${b.date} ${b.tool}`));
};
/** Moves everything that the founder has done so far to a day. */
const moveTo = (founder: TestFounder, day: string) =>
  bench.rows('update insights.uses set used_on = $1 where founder_id = $2', [day, founder.founderId]);

describe('usage of insights', () => {
  it('counts sections that are generated together once, also one that is asked for again', async () => {
    const founder = await bench.founder();
    await generate(await bench.founder(), randomUUID());
    const [first, second] = [randomUUID(), randomUUID()];
    await generate(founder, first);
    await ask(founder, { fieldType: 'trends', generationKey: first });
    await generate(founder, second);
    expect(await usage(founder)).toEqual([{ tool: 'industryInsights', date: today(), uses: 2 }]);
  });

  it('counts a key for each founder who has it', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const generationKey = randomUUID();
    await generate(founder, generationKey);
    await generate(other, generationKey);
    for (const one of [founder, other]) expect(await usage(one)).toMatchObject([{ uses: 1 }]);
  });

  it('counts calls without a key by themselves, prefills apart, and no quick select', async () => {
    const founder = await bench.founder();
    await ask(founder, { fieldType: 'trends' });
    await ask(founder, { fieldType: 'trends' });
    await ask(founder, { fieldType: 'prefill' });
    await ask(founder, { fieldType: 'market-size', questionId: 'market-size' });
    expect(await usage(founder)).toEqual([
      { tool: 'industryInsights', date: today(), uses: 2 },
      { tool: 'prefills', date: today(), uses: 1 },
    ]);
  });

  it('is by the day of the first call, from the day that is asked for on', async () => {
    const founder = await bench.founder();
    const generationKey = randomUUID();
    await generate(founder, generationKey);
    await moveTo(founder, '2026-03-01');
    await ask(founder, { fieldType: 'trends', generationKey });
    expect(await usage(founder)).toEqual([{ tool: 'industryInsights', date: '2026-03-01', uses: 1 }]);
    expect(await usage(founder, '2026-03-02')).toEqual([]);
  });

  it('counts neither storing and removing an analysis nor a call that is refused', async () => {
    const founder = await bench.founder();
    const analysis = await bench.analysisOf(await bench.founder(), DESCRIPTION);
    await bench.service.rpc.call(saveIndustryAnalysis, analysis, founder);
    await bench.service.rpc.call(deleteIndustryAnalysis, {}, founder);
    const refused = bench.service.rpc.call(getIndustryInsights, { fieldType: 'trends', generationKey: 'x' }, founder);
    await expect(refused).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await usage(founder)).toEqual([]);
  });

  it('needs the founder and a day', async () => {
    const since = '2026-03-01';
    await expect(bench.service.rpc.call(insightsLifecycle.usage, { since })).rejects.toMatchObject({
      code: 'no_authorization',
    });
    await expect(usage(await bench.founder(), 'yesterday')).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
