import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import { analyzeContent } from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitch } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { AnalysisBench } from '../../test/analysis.fixture.js';

let bench: AnalysisBench;
beforeAll(async () => {
  bench = await AnalysisBench.start();
});
afterAll(() => bench.stop());

const pitch = (founder: TestFounder) =>
  bench.service.rpc.call(analyzePitch, { pitch: 'Payroll for dentists' }, founder);
const idea = (founder: TestFounder) =>
  bench.service.rpc.call(analyzeContent, { type: 'IDEA_CHECK', ideaBrief: 'Payroll for dentists' }, founder);
const answer = (founder: TestFounder) => {
  const field = { sectionId: 'traction', fieldId: 'metrics' };
  return bench.service.rpc.call(analyzeContent, { type: 'yc-application', ...field, answer: '9 clinics pay' }, founder);
};
/** Moves everything that the founder has done so far to an instant. */
const moveTo = async (founder: TestFounder, instant: string): Promise<void> => {
  for (const table of ['pitch_analyses', 'idea_checks', 'answer_analyses']) {
    await bench.admin.query(`update analysis.${table} set created_at = $1 where founder_id = $2`, [
      instant,
      founder.founderId,
    ]);
  }
};
const usage = async (founder: TestFounder, since: string) => {
  const { uses } = await bench.service.rpc.call(analysisLifecycle.usage, { since }, founder);
  return uses.toSorted((a, b) => `${a.date} ${a.tool}`.localeCompare(`${b.date} ${b.tool}`));
};

describe('usage of the analyses', () => {
  it('counts each kind on each day of UTC, and nothing of others', async () => {
    const founder = await bench.founder();
    await pitch(await bench.founder());
    await pitch(founder);
    await pitch(founder);
    await moveTo(founder, '2026-03-01T23:59:59.999Z');
    await pitch(founder).then(() => idea(founder));
    await answer(founder);
    await bench.admin.query(
      `update analysis.pitch_analyses set created_at = '2026-03-02T00:00:00Z' where created_at > now() - interval '1 hour' and founder_id = $1`,
      [founder.founderId],
    );
    const today = new Date().toISOString().slice(0, 10);
    expect(await usage(founder, '2026-03-01')).toEqual([
      { tool: 'pitchAnalyses', date: '2026-03-01', uses: 2 },
      { tool: 'pitchAnalyses', date: '2026-03-02', uses: 1 },
      { tool: 'answerAnalyses', date: today, uses: 1 },
      { tool: 'ideaChecks', date: today, uses: 1 },
    ]);
  });

  it('begins with the day that is asked for', async () => {
    const founder = await bench.founder();
    await pitch(founder);
    await moveTo(founder, '2026-03-01T00:00:00Z');
    expect(await usage(founder, '2026-03-01')).toHaveLength(1);
    expect(await usage(founder, '2026-03-02')).toEqual([]);
  });

  it('counts a repeated call once, and nothing after an erasure', async () => {
    const founder = await bench.founder();
    const input = { pitch: 'Payroll for dentists', idempotencyKey: randomUUID() };
    await bench.service.rpc.call(analyzePitch, input, founder);
    await bench.service.rpc.call(analyzePitch, input, founder);
    expect(await usage(founder, '2026-03-01')).toMatchObject([{ tool: 'pitchAnalyses', uses: 1 }]);
    await bench.service.rpc.call(analysisLifecycle.erase, {}, founder);
    expect(await usage(founder, '2026-03-01')).toEqual([]);
  });

  it('needs the founder and a day', async () => {
    const since = '2026-03-01';
    await expect(bench.service.rpc.call(analysisLifecycle.usage, { since })).rejects.toMatchObject({
      code: 'no_authorization',
    });
    const call = bench.service.rpc.call(analysisLifecycle.usage, { since: 'yesterday' }, await bench.founder());
    await expect(call).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
