import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AnalysisStanding,
  type ApplicationsStanding,
  getAnalysisStanding,
  getApplicationsStanding,
  getDashboardRoute,
} from '@playbook/contracts/dashboard/dashboard.contract';
import type { Activity } from '@playbook/contracts/dashboard/dashboard.schema';
import { problemSchema } from '@playbook/contracts/core/errors';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { encodeError, encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';
import { gatewaySettingsSchema } from '../gateway.settings.js';

const DAY_MS = 86_400_000;

const activity = (action: Activity['action'], at: string): Activity => ({
  action,
  item: 'Payroll for dentists',
  score: 71,
  progress: null,
  improvement: 8,
  at,
});
const HISTORY = { count: 1, latest: 71, previous: null, trend: [{ score: 71, at: '2026-03-02T10:00:00.000Z' }] };
const ANALYSIS: AnalysisStanding = {
  pitch: HISTORY,
  idea: { ...HISTORY, latest: 64 },
  quality: { score: 58, analyzedFields: 3 },
  activity: [
    activity('pitch-analyzed', '2026-03-04T10:00:00.000Z'),
    activity('idea-checked', '2026-03-02T10:00:00.000Z'),
    activity('idea-checked', '2026-03-01T10:00:00.000Z'),
  ],
};
const APPLICATIONS: ApplicationsStanding = {
  application: {
    readinessPercent: 25,
    completeAreas: ['market', 'traction'],
    answeredFields: 1,
    totalFields: 17,
    progressPercent: 6,
  },
  activity: [{ ...activity('answer-saved', '2026-03-03T10:00:00.000Z'), score: null, progress: 6, improvement: null }],
  targetAt: null,
};

describe('the dashboard', () => {
  let gateway: TestGateway;

  const start = async (calendar: readonly object[] = []): Promise<void> => {
    const settings = gatewaySettingsSchema.parse({ PLAYBOOK_BATCH_CALENDAR: JSON.stringify(calendar) });
    gateway = await startTestGateway({ settings });
  };
  const serveBoth = async (): Promise<void> => {
    await gateway.serve(getAnalysisStanding.subject, async () => encodeValue(ANALYSIS));
    await gateway.serve(getApplicationsStanding.subject, async () => encodeValue(APPLICATIONS));
  };
  const get = async (): Promise<Response> =>
    fetch(gateway.url + getDashboardRoute.path, {
      headers: { authorization: `Bearer ${await gateway.tokens.issue(randomUUID())}` },
    });
  const dashboard = async () => {
    const reply = await get();
    expect(reply.status).toBe(200);
    return getDashboardRoute.response.parse(await reply.json());
  };

  beforeEach(() => start());
  afterEach(() => gateway.stop());

  it('puts together what the services say', async () => {
    await serveBoth();
    expect(await dashboard()).toEqual({
      application: { state: 'ready', value: APPLICATIONS.application },
      quality: { state: 'ready', value: ANALYSIS.quality },
      pitch: { state: 'ready', value: ANALYSIS.pitch },
      idea: { state: 'ready', value: ANALYSIS.idea },
      activity: {
        state: 'ready',
        value: {
          items: [ANALYSIS.activity[0], APPLICATIONS.activity[0], ANALYSIS.activity[1]],
          isComplete: true,
        },
      },
      deadline: null,
    });
  });

  it('arrives without the parts of the analysis service while that is away', async () => {
    await gateway.serve(getApplicationsStanding.subject, async () => encodeValue(APPLICATIONS));
    const failed = { state: 'failed' };
    expect(await dashboard()).toMatchObject({
      application: { state: 'ready' },
      quality: failed,
      pitch: failed,
      idea: failed,
      activity: { state: 'ready', value: { items: APPLICATIONS.activity, isComplete: false } },
    });
  });

  it('arrives without the application while its service fails or breaks the contract', async () => {
    const replies = [
      encodeError(new ProcedureError('request_timeout', 'Too slow')),
      encodeError(new ProcedureError('unexpected_failure', 'Unexpected failure')),
      encodeValue({ application: { readinessPercent: 'many' } }),
    ];
    const left = [...replies];
    await gateway.serve(getAnalysisStanding.subject, async () => encodeValue(ANALYSIS));
    await gateway.serve(getApplicationsStanding.subject, async () => left.shift() ?? encodeValue(APPLICATIONS));
    for (const _ of replies) {
      expect(await dashboard()).toMatchObject({
        application: { state: 'failed' },
        pitch: { state: 'ready' },
        activity: { value: { items: ANALYSIS.activity, isComplete: false } },
      });
    }
    expect((await dashboard()).application.state).toBe('ready');
  });

  it('fails when no service answers', async () => {
    const reply = await get();
    expect(reply.status).toBe(503);
    expect(problemSchema.parse(await reply.json()).code).toBe('service_unavailable');
  });

  it('is refused when a service refuses the founder', async () => {
    await gateway.serve(getAnalysisStanding.subject, async () =>
      encodeError(new ProcedureError('session_not_found', 'The session has ended')),
    );
    await gateway.serve(getApplicationsStanding.subject, async () => encodeValue(APPLICATIONS));
    expect((await get()).status).toBe(401);
  });

  it('counts down to the first deadline of the calendar that is not over', async () => {
    await gateway.stop();
    const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
    await start([
      { label: 'Over', deadline: inDays(-1) },
      { label: 'Winter', deadline: inDays(6.5) },
      { label: 'Spring', deadline: inDays(90) },
    ]);
    await serveBoth();
    expect((await dashboard()).deadline).toMatchObject({ label: 'Winter', daysLeft: 7, urgency: 'URGENT' });
  });

  it('counts down to the founder’s own date where that is nearer, and names both', async () => {
    await gateway.stop();
    const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
    await start([{ label: 'Winter', deadline: inDays(40) }]);
    const targetAt = inDays(9.5);
    await gateway.serve(getAnalysisStanding.subject, async () => encodeValue(ANALYSIS));
    await gateway.serve(getApplicationsStanding.subject, async () => encodeValue({ ...APPLICATIONS, targetAt }));
    expect((await dashboard()).deadline).toMatchObject({
      label: 'Your date',
      isOwn: true,
      daysLeft: 10,
      urgency: 'HIGH',
      later: { label: 'Winter', isOwn: false },
    });
  });

  it('is for founders only', async () => {
    expect((await fetch(gateway.url + getDashboardRoute.path)).status).toBe(401);
  });
});
