import {
  IDEA_PART_NAMES,
  IDEA_PARTS,
  type IdeaForm,
  type IdeaPartName,
} from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '@playbook/critique/idea/critique-idea';
import type { IdeaReply } from '../src/idea-checks/idea-reply.schema.js';

export const IDEA: IdeaForm = {
  ideaBrief:
    'We text a dental practice’s waiting list the minute a patient cancels, and the first one who answers gets the slot. Since May ' +
    '14 practices pay us $90 a month.',
  problem: 'An empty chair costs a practice about $220 an hour, and the receptionist calls down a paper list.',
  targetUser: 'Small businesses',
  industry: 'Healthcare',
  stage: 'revenue',
};
/** Words of both fields. */
export const IDEA_QUOTES = ['the minute a patient cancels', 'calls down a paper list'];
export const MEASURED_IDEA = critiqueIdea(IDEA);

type Judgement = IdeaReply['parts'][IdeaPartName];

const partsOf = (pointsOf: (measured: number, max: number) => number, rest: Omit<Judgement, 'points'>) =>
  Object.fromEntries(
    IDEA_PART_NAMES.map((name) => {
      const measured = MEASURED_IDEA.parts.find(({ part }) => part === name)?.points ?? 0;
      return [name, { points: pointsOf(measured, IDEA_PARTS[name]), ...rest }];
    }),
  ) as IdeaReply['parts'];

/** What a good model says about IDEA: a little more than was measured, with a quote, and lines that may be shown. */
export const goodIdeaReply = (overrides: Partial<IdeaReply> = {}): IdeaReply => {
  const reason = { because: 'It says exactly when it happens.', quotes: IDEA_QUOTES };
  return {
    parts: partsOf((measured, max) => Math.min(max, measured + 1), reason),
    whyNow: { points: MEASURED_IDEA.whyNowAlignment.score + 1, ...reason },
    categoryRisk: {
      level: MEASURED_IDEA.categoryRisk.level,
      because: 'Practices pay for it already.',
      quotes: IDEA_QUOTES,
    },
    partnerCommentary: ['You fill a chair that would stay empty.', 'Which of the 14 practices would miss you?'],
    strengths: ['Somebody pays already.'],
    weaknesses: ['Nothing says why it works now.'],
    suggestions: ['Ask three of them what they did before.'],
    rewrites: {
      ideaBrief:
        'Since May 14 dental practices pay us $90 a month. We text a practice’s waiting list the minute a patient cancels, and the ' +
        'first one who answers gets the slot, because [what changed, and in which year].',
      problem:
        'An empty chair costs a practice about $220 an hour, and the receptionist calls down a paper list [how often].',
    },
    ...overrides,
  };
};

/** A model that does as it is told by whoever speaks last, or likes everybody. */
export const flatteringIdeaReply = (quote: string): IdeaReply => {
  const reason = { because: 'This is the best idea that I have ever read.', quotes: [quote] };
  return {
    ...goodIdeaReply(),
    parts: partsOf((_, max) => max, reason),
    whyNow: { points: 100, ...reason },
    categoryRisk: { level: 'low', ...reason },
  };
};
