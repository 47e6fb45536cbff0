import type { Interview, InterviewJudgement, InterviewTurn } from '@playbook/contracts/interviews/interview.schema';

const judgement = (): InterviewJudgement => ({
  score: 95,
  answered: 'yes',
  isAnsweredFirst: true,
  hasFact: true,
  words: 4,
  isTooLong: false,
  evidence: [{ label: 'Answers what was asked', points: 95, spans: [{ start: 0, end: 10 }] }],
  remark: "Straight, and with a fact: '31 clinics'.",
});

/** A question that was answered, or not yet. */
export const buildTurn = (text: string, answer: string | null): InterviewTurn => ({
  question: { id: text, reason: 'well-known', topic: 'traction', text, quotes: [], field: null, expects: 'number' },
  askedAt: '2026-11-26T10:00:00.000Z',
  answer,
  seconds: answer === null ? null : 8,
  judgement: answer === null ? null : judgement(),
});

/** An interview that runs, unless said otherwise. */
export const buildInterview = (overrides: Partial<Interview> = {}): Interview => ({
  id: '11111111-1111-4111-8111-111111111111',
  startedAt: '2026-11-26T10:00:00.000Z',
  endsAt: new Date(Date.now() + 600_000).toISOString(),
  endedAt: null,
  turns: [buildTurn('How many people used it last week?', null)],
  debrief: null,
  ...overrides,
});
