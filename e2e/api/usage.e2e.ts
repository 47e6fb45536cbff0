import { describe, expect, it } from '@jest/globals';
import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import { getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import { getUsageRoute, USAGE_TOOLS, USAGE_WINDOW_DAYS } from '@playbook/contracts/founder/usage.contract';
import { startInterviewRoute } from '@playbook/contracts/interviews/interviews.contract';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { tinyDeck, uploadDeck } from '../support/files/deck-upload.js';
import { tinyVideo, uploadDemo } from '../support/files/demo-upload.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const DAY_MS = 86_400_000;

const send = async (founder: Founder, path: string, body: object, method = 'POST'): Promise<void> => {
  const reply = await call(`${url}${path}`, { method, body, token: founder.session.access_token });
  expect(reply.status).toBe(200);
};
const usageOf = async (founder: Founder) => {
  const reply = await call(`${url}${getUsageRoute.path}`, { token: founder.session.access_token });
  expect(reply.status).toBe(200);
  return getUsageRoute.response.parse(reply.json);
};

describe('usage', () => {
  it('counts what a founder did with each tool, and nothing of others', async () => {
    const founder = await signUpFounder(url);
    const other = await signUpFounder(url);
    const field = { sectionId: 'traction', fieldId: 'metrics' };
    await send(founder, analyzePitchRoute.path, { pitch: 'Payroll for dentists' });
    await send(founder, analyzePitchRoute.path, { pitch: 'Payroll for vets' });
    await send(founder, analyzeContentRoute.path, { type: 'IDEA_CHECK', ideaBrief: 'Payroll for dentists' });
    await send(founder, analyzeContentRoute.path, { type: 'yc-application', ...field, answer: '9 clinics pay' });
    for (const fieldType of ['trends', 'challenges']) {
      await send(founder, getIndustryInsightsRoute.path, { fieldType, generationKey: 'generation-1' });
    }
    await send(founder, getIndustryInsightsRoute.path, { fieldType: 'prefill' });
    const answer = saveAnswerRoute.path.replace(':sectionId', 'traction').replace(':fieldId', 'metrics');
    await send(founder, answer, { value: '9 clinics pay', baseVersion: 0 }, 'PUT');

    await send(founder, startInterviewRoute.path, {});
    await uploadDemo(url, founder, tinyVideo());
    await uploadDeck(url, founder, tinyDeck());

    const usage = await usageOf(founder);
    expect(usage.tools.map(({ tool, total }) => [tool, total])).toEqual([
      ['pitchAnalyses', 2],
      ['ideaChecks', 1],
      ['industryInsights', 1],
      ['answerAnalyses', 1],
      ['demoAnalyses', 1],
      ['deckAnalyses', 1],
      ['applications', 1],
      ['applicationAnswers', 1],
      ['prefills', 1],
      ['interviews', 1],
    ]);
    expect(usage.total).toBe(11);
    expect(usage.tools.every(({ days }) => days.length === 1)).toBe(true);
    const days = (Date.parse(usage.to) - Date.parse(usage.from)) / DAY_MS + 1;
    expect(days).toBe(USAGE_WINDOW_DAYS);

    const nothing = await usageOf(other);
    expect(nothing.tools).toEqual(USAGE_TOOLS.map((tool) => ({ tool, total: 0, days: [] })));
  });
});
