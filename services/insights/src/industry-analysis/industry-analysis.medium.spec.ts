import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  deleteIndustryAnalysis,
  getIndustryAnalysis,
  saveIndustryAnalysis,
} from '@playbook/contracts/insights/industry-analysis.contract';
import { getIndustryInsights } from '@playbook/contracts/insights/industry-insights.contract';
import { INSIGHT_SECTIONS } from '@playbook/contracts/insights/industry-insights.schema';
import { InsightsBench, type TestFounder } from '../../test/insights.fixture.js';

let bench: InsightsBench;
beforeAll(async () => {
  bench = await InsightsBench.start();
});
afterAll(() => bench.stop());

const find = async (founder: TestFounder) =>
  (await bench.service.rpc.call(getIndustryAnalysis, {}, founder)).industryAnalysis;
const save = async (founder: TestFounder, description: string) =>
  bench.service.rpc.call(saveIndustryAnalysis, await bench.analysisOf(founder, description), founder);

describe('insights', () => {
  it('are told to a founder, about each of six sections at once', async () => {
    const founder = await bench.founder();
    const replies = await Promise.all(
      INSIGHT_SECTIONS.map((fieldType) =>
        bench.service.rpc.call(getIndustryInsights, { fieldType, description: 'Payroll for clinics' }, founder),
      ),
    );
    expect(replies.map(({ fieldType }) => fieldType)).toEqual(INSIGHT_SECTIONS);
  });

  it('are told to nobody else, and about nothing else', async () => {
    const request = { fieldType: 'trends' } as const;
    await expect(bench.service.rpc.call(getIndustryInsights, request)).rejects.toMatchObject({
      code: 'no_authorization',
    });
    const weather = { fieldType: 'weather' } as unknown as typeof request;
    const call = bench.service.rpc.call(getIndustryInsights, weather, await bench.founder());
    await expect(call).rejects.toMatchObject({
      code: 'validation_failed',
      details: { issues: [{ path: 'fieldType' }] },
    });
  });
});

describe('the industry analysis', () => {
  it('is nothing at first, then what was saved last, and its time moves on', async () => {
    const founder = await bench.founder();
    expect(await find(founder)).toBeNull();
    const first = await save(founder, 'Payroll for clinics');
    expect(await find(founder)).toEqual(first);
    const second = await save(founder, 'Rosters for clinics – 🩺 „Praxis“');
    expect(second.updatedAt > first.updatedAt).toBe(true);
    expect(await find(founder)).toEqual(second);
    const rows = await bench.rows('select 1 from insights.user_industry_analyses where founder_id = $1', [
      founder.founderId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is one, whole, after many saves at once', async () => {
    const founder = await bench.founder();
    const saved = await Promise.all(Array.from({ length: 8 }, (_, index) => save(founder, `Payroll ${index}`)));
    const newest = saved.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt)).at(-1);
    expect(await find(founder)).toEqual(newest);
    expect(new Set(saved.map(({ updatedAt }) => updatedAt)).size).toBe(8);
  });

  it('is removed by its founder, once or twice', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    for (const own of [founder, other]) await save(own, 'Payroll for clinics');
    for (const _ of [1, 2]) await bench.service.rpc.call(deleteIndustryAnalysis, {}, founder);
    expect(await find(founder)).toBeNull();
    expect(await find(other)).not.toBeNull();
  });

  it('is the founder’s own, for the service’s role too', async () => {
    await save(await bench.founder(), 'Payroll for clinics');
    expect(await find(await bench.founder())).toBeNull();
    await expect(bench.service.rpc.call(getIndustryAnalysis, {})).rejects.toMatchObject({ code: 'no_authorization' });
    const [table] = await bench.rows<{ relforcerowsecurity: boolean }>(
      `select relforcerowsecurity from pg_class where oid = 'insights.user_industry_analyses'::regclass`,
    );
    expect(table?.relforcerowsecurity).toBe(true);
  });

  it.each([
    ['analysisData', { analysisData: {} }],
    ['startupDescription', { startupDescription: 'NUL \u0000' }],
    ['targetUsers', { targetUsers: 'a'.repeat(501) }],
    ['userContextHash', { userContextHash: 'not a hash' }],
  ])('refuses a wrong %s', async (path, wrong) => {
    const founder = await bench.founder();
    const analysis = { ...(await bench.analysisOf(founder, 'Payroll for clinics')), ...wrong };
    await expect(bench.service.rpc.call(saveIndustryAnalysis, analysis, founder)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { issues: [{ path }] },
    });
    expect(await find(founder)).toBeNull();
  });

  it('fits into a message at its largest, and is refused above that', async () => {
    const founder = await bench.founder();
    const analysis = await bench.analysisOf(founder, 'Payroll for clinics');
    const [challenges] = Object.values(analysis.analysisData);
    if (!challenges) throw new Error('There is no section');
    // A section of the greatest length of each text, of characters that take most bytes.
    const text = '\u0001'.repeat(1_000);
    const large = { ...challenges, suggestions: Array.from({ length: 12 }, () => text), insights: text.repeat(10) };
    const analysisData = { challenges: large };
    const saved = await bench.service.rpc.call(saveIndustryAnalysis, { ...analysis, analysisData }, founder);
    expect(saved.analysisData).toEqual(analysisData);
    const whole = Object.fromEntries(INSIGHT_SECTIONS.map((section) => [section, large]));
    const call = bench.service.rpc.call(saveIndustryAnalysis, { ...analysis, analysisData: whole }, founder);
    await expect(call).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
