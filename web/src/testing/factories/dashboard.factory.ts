import type { Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';

/** A founder in the middle of it: some answers, three pitches, one idea, no deadline announced. */
export function buildDashboard(overrides: Partial<Dashboard> = {}): Dashboard {
  return {
    application: {
      state: 'ready',
      value: {
        readinessPercent: 63,
        completeAreas: ['company', 'product', 'team', 'traction', 'additional'],
        answeredFields: 9,
        totalFields: 17,
        progressPercent: 53,
      },
    },
    quality: { state: 'ready', value: { score: 58, analyzedFields: 4 } },
    pitch: {
      state: 'ready',
      value: {
        count: 3,
        latest: 71,
        previous: 76,
        trend: [
          { score: 40, at: '2026-11-18T10:00:00.000Z' },
          { score: 76, at: '2026-11-19T10:00:00.000Z' },
          { score: 71, at: '2026-11-21T10:00:00.000Z' },
        ],
      },
    },
    idea: {
      state: 'ready',
      value: { count: 1, latest: 82, previous: null, trend: [{ score: 82, at: '2026-11-20T10:00:00.000Z' }] },
    },
    activity: {
      state: 'ready',
      value: {
        items: [
          {
            action: 'pitch-analyzed',
            item: 'Payroll for dentists',
            score: 71,
            progress: null,
            improvement: -5,
            at: '2026-11-21T10:00:00.000Z',
          },
          {
            action: 'answer-saved',
            item: 'Who are the founders?',
            score: null,
            progress: 53,
            improvement: null,
            at: '2026-11-20T12:00:00.000Z',
          },
        ],
        isComplete: true,
      },
    },
    deadline: null,
    ...overrides,
  };
}

const NO_SCORES = { state: 'ready', value: { count: 0, latest: null, previous: null, trend: [] } } as const;

/** A founder who has just arrived. */
export const buildNewDashboard = (): Dashboard =>
  buildDashboard({
    application: {
      state: 'ready',
      value: { readinessPercent: 0, completeAreas: [], answeredFields: 0, totalFields: 17, progressPercent: 0 },
    },
    quality: { state: 'ready', value: { score: null, analyzedFields: 0 } },
    pitch: { ...NO_SCORES, value: { ...NO_SCORES.value, trend: [] } },
    idea: { ...NO_SCORES, value: { ...NO_SCORES.value, trend: [] } },
    activity: { state: 'ready', value: { items: [], isComplete: true } },
  });
