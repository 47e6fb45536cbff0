import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import { analyzeContent } from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitch } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { getAnalysisStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import { DASHBOARD_TREND_MAX_POINTS } from '@playbook/contracts/core/limits';
import { startTestService, type TestService } from '@playbook/testing/service/start-test-service';
import pg from 'pg';
import { analysisService } from '../service.js';

const WEAK = 'An app for business';
const STRONG = 'Payroll for the 40,000 US dental practices that still run it by hand on Fridays';
const NOISE = 'asdf qwer';

let service: TestService;
let admin: pg.Client;
beforeAll(async () => {
  service = await startTestService(analysisService);
  admin = new pg.Client({ connectionString: service.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await service.stop();
});

const newFounder = async () => {
  const founderId = randomUUID();
  return { founderId, accessToken: await service.tokens.issue(founderId) };
};
type Founder = Awaited<ReturnType<typeof newFounder>>;

const pitch = (founder: Founder, text: string) => service.rpc.call(analyzePitch, { pitch: text }, founder);
const idea = (founder: Founder, ideaBrief: string) =>
  service.rpc.call(analyzeContent, { type: 'IDEA_CHECK', ideaBrief, problem: 'Payroll by hand' }, founder);
const answer = async (
  founder: Founder,
  fieldId: 'metrics' | 'first-users' | 'business-model',
  text: string,
): Promise<number> => {
  const sectionId = fieldId === 'business-model' ? 'company' : 'traction';
  const input = { type: 'yc-application', sectionId, fieldId, answer: text } as const;
  const analysis = await service.rpc.call(analyzeContent, input, founder);
  return analysis.type === 'yc-application' ? analysis.score : -1;
};
const standing = (founder: Founder) => service.rpc.call(getAnalysisStanding, {}, founder);

describe('what the dashboard shows of analyses', () => {
  it('is nothing for a founder who has none', async () => {
    const history = { count: 0, latest: null, previous: null, trend: [] };
    expect(await standing(await newFounder())).toEqual({
      pitch: history,
      idea: history,
      quality: { score: null, analyzedFields: 0 },
      activity: [],
    });
  });

  it('tells the latest score, the one before, and all of them in their order, and nothing of others', async () => {
    const founder = await newFounder();
    await pitch(await newFounder(), STRONG);
    const first = await pitch(founder, WEAK);
    const second = await pitch(founder, STRONG);
    const { pitch: history, idea: ideas, activity } = await standing(founder);
    expect(history).toEqual({
      count: 2,
      latest: second.overallScore,
      previous: first.overallScore,
      trend: [
        { score: first.overallScore, at: first.createdAt },
        { score: second.overallScore, at: second.createdAt },
      ],
    });
    expect(ideas.count).toBe(0);
    expect(activity).toEqual([
      {
        action: 'pitch-analyzed',
        item: 'Payroll for the 40,000 US dental practices that st…',
        score: second.overallScore,
        progress: null,
        improvement: second.overallScore - first.overallScore,
        at: second.createdAt,
      },
      { ...activity[1], item: WEAK, improvement: null },
    ]);
  });

  it('leaves out what could not be scored', async () => {
    const founder = await newFounder();
    expect((await pitch(founder, NOISE)).notScoredReason).not.toBeNull();
    expect((await standing(founder)).pitch.count).toBe(0);
    const scored = await pitch(founder, STRONG);
    await pitch(founder, NOISE);
    expect((await standing(founder)).pitch).toMatchObject({ count: 1, latest: scored.overallScore, previous: null });
  });

  it('means the newest scores of answers, and compares an answer with its own earlier one', async () => {
    const founder = await newFounder();
    await answer(founder, 'metrics', 'We have traction');
    const users = await answer(founder, 'first-users', 'Nine clinics near us, found by calling them.');
    const before = await standing(founder);
    const metrics = await answer(founder, 'metrics', '9 clinics pay $300 a month, up from 2 in May.');
    const { quality, activity } = await standing(founder);
    expect(quality).toEqual({ score: Math.round((users + metrics) / 2), analyzedFields: 2 });
    const earlier = before.activity.find(({ item }) => item === activity[0]?.item)?.score ?? 0;
    expect(activity.map(({ action, improvement }) => [action, improvement])).toEqual([
      ['answer-analyzed', metrics - earlier],
      ['answer-analyzed', null],
      ['answer-analyzed', null],
    ]);
  });

  it('has no mean of answers before a required one was analyzed', async () => {
    const founder = await newFounder();
    await answer(founder, 'business-model', 'Each clinic pays $99 a month.');
    expect((await standing(founder)).quality).toEqual({ score: null, analyzedFields: 0 });
    const metrics = await answer(founder, 'metrics', '9 clinics pay $300 a month.');
    expect((await standing(founder)).quality).toEqual({ score: metrics, analyzedFields: 1 });
  });

  it('shows the newest three of all kinds', async () => {
    const founder = await newFounder();
    await answer(founder, 'metrics', '9 clinics pay $300 a month');
    await pitch(founder, STRONG);
    await idea(founder, 'Payroll for dentists');
    await pitch(founder, STRONG);
    const { activity, idea: ideas } = await standing(founder);
    expect(activity.map(({ action }) => action)).toEqual(['pitch-analyzed', 'idea-checked', 'pitch-analyzed']);
    expect(activity[0]?.improvement).toBe(0);
    expect(activity[1]).toMatchObject({ item: 'Payroll for dentists', score: ideas.latest });
  });

  it('draws no longer a line than fits, and counts all', async () => {
    const founder = await newFounder();
    const { id } = await pitch(founder, STRONG);
    await admin.query(
      `insert into analysis.pitch_analyses
       select gen_random_uuid(), founder_id, pitch, n, score_breakdown, null, engine, critique, null,
         created_at + n * interval '1 minute', outcome
       from analysis.pitch_analyses, generate_series(1, 30) as n where id = $1`,
      [id],
    );
    const { pitch: history } = await standing(founder);
    expect(history).toMatchObject({ count: 31, latest: 30, previous: 29 });
    expect(history.trend.map(({ score }) => score)).toEqual(
      Array.from({ length: DASHBOARD_TREND_MAX_POINTS }, (_, index) => index + 11),
    );
  });

  it('is nothing after an erasure, and needs the founder', async () => {
    const founder = await newFounder();
    await pitch(founder, STRONG);
    await service.rpc.call(analysisLifecycle.erase, {}, founder);
    expect(await standing(founder)).toMatchObject({ pitch: { count: 0 }, activity: [] });
    await expect(service.rpc.call(getAnalysisStanding, {})).rejects.toMatchObject({ code: 'no_authorization' });
  });
});
