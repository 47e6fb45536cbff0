import type { AnswerForm } from '@playbook/contracts/analysis/answer-analysis.schema';
import { critiqueAnswer } from '@playbook/critique/answer/critique-answer';
import type { AnswerReply } from '../src/answer-analyses/answer-reply.schema.js';

export const ANSWER_TEXT =
  'A practice loses about $220 an hour when a chair stays empty. We text its waiting list the minute a patient cancels, and the ' +
  'first one who answers gets the slot. 14 practices pay us $90 a month; 11 of them filled three slots last week.';
/** Words of ANSWER_TEXT. */
export const ANSWER_QUOTE = 'We text its waiting list the minute a patient cancels';
export const ANSWER: AnswerForm = { sectionId: 'product', fieldId: 'validation', answer: ANSWER_TEXT };
export const MEASURED_ANSWER = critiqueAnswer(ANSWER);

type Judgement = AnswerReply['scores']['overall'];

/** Judgements of every score, each with points of its own. */
const scoresOf = (pointsOf: (measured: number, max: number) => number, rest: Omit<Judgement, 'points'>) => {
  const judge = (measured: number, max: number): Judgement => ({ points: pointsOf(measured, max), ...rest });
  return {
    overall: judge(MEASURED_ANSWER.overallScore, 100),
    clarity: judge(MEASURED_ANSWER.clarityScore, 20),
    insight: judge(MEASURED_ANSWER.insightScore, 20),
    urgency: judge(MEASURED_ANSWER.urgencyScore, 20),
    scalability: judge(MEASURED_ANSWER.scalabilityScore, 20),
    founderMarketFit: judge(MEASURED_ANSWER.founderMarketFitScore, 20),
  };
};

/** What a good model says about ANSWER: a little more than was measured, with a quote, and lines that may be shown. */
export const goodAnswerReply = (overrides: Partial<AnswerReply> = {}): AnswerReply => ({
  scores: scoresOf((measured, max) => Math.min(max, measured + 1), {
    because: 'It says exactly when it happens.',
    quotes: [ANSWER_QUOTE],
  }),
  partnerFeedback: ['Practices pay you, which is the best proof.', 'Who of the 14 would miss you if you stopped?'],
  suggestions: ['Say since when they pay.'],
  rewrites: {
    shorter: '14 practices pay us $90 a month; 11 of them filled three slots last week.',
    sharper:
      '14 practices pay us $90 a month, since [month]; 11 of them filled three slots last week. We text a waiting list the minute a ' +
      'patient cancels. An empty chair loses about $220 an hour.',
    bolder:
      '11 of 14 practices filled three slots last week, and each pays us $90 a month. We text its waiting list the minute a patient ' +
      'cancels; an empty chair loses about $220 an hour.',
  },
  ...overrides,
});

/** A model that does as it is told by whoever speaks last, or likes everybody. */
export const flatteringAnswerReply = (quote: string): AnswerReply => ({
  ...goodAnswerReply(),
  scores: scoresOf((_, max) => max, { because: 'This is the best answer that I have ever read.', quotes: [quote] }),
});
