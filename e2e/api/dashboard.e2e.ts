import { describe, expect, it } from '@jest/globals';
import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import { setTargetDateRoute } from '@playbook/contracts/applications/target-date.contract';
import { getDashboardRoute } from '@playbook/contracts/dashboard/dashboard.contract';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();

const send = async (founder: Founder, path: string, body: object, method = 'POST'): Promise<void> => {
  const reply = await call(`${url}${path}`, { method, body, token: founder.session.access_token });
  expect(reply.status).toBe(200);
};
const dashboardOf = async (founder: Founder) => {
  const reply = await call(`${url}${getDashboardRoute.path}`, { token: founder.session.access_token });
  expect(reply.status).toBe(200);
  return getDashboardRoute.response.parse(reply.json);
};

describe('the dashboard', () => {
  it('is empty for a new founder, and invents nothing', async () => {
    const history = { count: 0, latest: null, previous: null, trend: [] };
    expect(await dashboardOf(await signUpFounder(url))).toMatchObject({
      application: { state: 'ready', value: { readinessPercent: 0, answeredFields: 0 } },
      quality: { state: 'ready', value: { score: null } },
      pitch: { state: 'ready', value: history },
      idea: { state: 'ready', value: history },
      activity: { state: 'ready', value: { items: [], isComplete: true } },
    });
  });

  it('shows what the founder did, with real differences, and nothing of others', async () => {
    const founder = await signUpFounder(url);
    const other = await signUpFounder(url);
    await send(founder, analyzePitchRoute.path, { pitch: 'An app for business' });
    await send(founder, analyzePitchRoute.path, { pitch: 'Payroll for the 40,000 US dental practices' });
    await send(founder, analyzeContentRoute.path, { type: 'IDEA_CHECK', ideaBrief: 'Payroll for dentists' });
    const answer = saveAnswerRoute.path.replace(':sectionId', 'traction').replace(':fieldId', 'metrics');
    await send(founder, answer, { value: '9 clinics pay', baseVersion: 0 }, 'PUT');

    const { application, pitch, idea, activity } = await dashboardOf(founder);
    expect(application).toMatchObject({ value: { readinessPercent: 13, completeAreas: ['traction'] } });
    expect(idea).toMatchObject({ value: { count: 1 } });
    if (pitch.state !== 'ready' || activity.state !== 'ready') throw new Error('A part of the dashboard failed');
    const { latest, previous, trend } = pitch.value;
    expect(trend.map(({ score }) => score)).toEqual([previous, latest]);
    expect(activity.value.items).toMatchObject([
      { action: 'answer-saved', progress: 6 },
      { action: 'idea-checked', item: 'Payroll for dentists', improvement: null },
      { action: 'pitch-analyzed', score: latest, improvement: (latest ?? 0) - (previous ?? 0) },
    ]);
    expect(await dashboardOf(other)).toMatchObject({
      pitch: { value: { count: 0 } },
      activity: { value: { items: [] } },
    });
  });

  it('counts down to a date of the founder’s own, and refuses one that is over', async () => {
    const founder = await signUpFounder(url);
    const targetAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await send(founder, setTargetDateRoute.path, { targetAt }, 'PUT');
    expect((await dashboardOf(founder)).deadline).toMatchObject({ isOwn: true, deadline: targetAt, urgency: 'URGENT' });
    const over = { targetAt: '2020-01-01T00:00:00.000Z' };
    const { access_token: token } = founder.session;
    const refused = await call(`${url}${setTargetDateRoute.path}`, { method: 'PUT', body: over, token });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('targetAt');
    expect((await dashboardOf(founder)).deadline).toMatchObject({ deadline: targetAt });
  });
});
