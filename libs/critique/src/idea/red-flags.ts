import type { IdeaCritique, IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import { claimsNoCompetition } from './caps.js';
import { valueOf, type IdeaReading } from './remarks.js';
import { inField } from './signals/idea-text.js';

type IdeaRedFlag = IdeaCritique['redFlags'][number];

interface RedFlagRule {
  readonly id: string;
  readonly message: string;
  readonly applies: (reading: IdeaReading) => boolean;
  readonly features?: readonly string[];
}

const RULES: readonly RedFlagRule[] = [
  {
    id: 'noise',
    message: 'There is nothing to read here. Write two sentences: what you build, and for whom.',
    applies: ({ idea }) => idea.language === 'noise',
  },
  {
    id: 'language',
    message: 'Only numbers, prices and names could be read. The application form is in English.',
    applies: ({ idea }) => idea.language === 'other',
  },
  {
    id: 'instructions',
    message: 'Part of the text talks to the judge. It was read as if it were not there.',
    applies: ({ idea }) => Object.values(idea.fields).some(({ instructions }) => instructions.length > 0),
  },
  {
    id: 'no-competition',
    message: 'Everyone has a competitor: what do they do today?',
    applies: ({ idea }) => claimsNoCompetition(idea),
  },
  {
    id: 'same-text',
    message: 'Brief and problem are the same text. The problem must stand without the product.',
    applies: ({ idea }) => idea.form.problem.trim() !== '' && idea.form.problem.trim() === idea.form.ideaBrief.trim(),
  },
  {
    id: 'stage',
    message: 'The stage says more than the text: no customer who pays can be found in it.',
    applies: (reading) =>
      reading.idea.form.stage === 'revenue' &&
      ['evidence.paying', 'evidence.revenue', 'market.price'].every((id) => valueOf(reading, id) === 0),
  },
  {
    id: 'vanity',
    message: 'Downloads, followers and surveys prove little. Use paying or weekly active customers.',
    applies: (reading) => valueOf(reading, 'evidence.weak') > 0 && valueOf(reading, 'evidence.paying') === 0,
    features: ['evidence.weak'],
  },
  {
    id: 'market-figures',
    message: 'A market in billions is no plan. Count buyers you could call.',
    applies: (reading) => valueOf(reading, 'market.billions') > 0,
    features: ['market.billions'],
  },
  {
    id: 'law',
    message: 'This may be forbidden where you sell it. Ask before you build.',
    applies: (reading) => valueOf(reading, 'danger.illegal') > 0,
    features: ['danger.illegal'],
  },
  {
    id: 'many-things',
    message: 'These are many products. Which one do they pay for?',
    applies: (reading) => valueOf(reading, 'product.features') >= 2,
    features: ['product.features'],
  },
];

const MAX_SPANS = 4;

function spansOf({ idea, score }: IdeaReading, { id, features = [] }: RedFlagRule): IdeaSpan[] {
  if (id === 'instructions')
    return (['ideaBrief', 'problem'] as const).flatMap((field) => inField(field, idea.fields[field].instructions));
  return score.features.filter((feature) => features.includes(feature.id)).flatMap(({ spans }) => spans);
}

/** What a partner would stop at. */
export function ideaRedFlags(reading: IdeaReading): IdeaRedFlag[] {
  return RULES.filter(({ applies }) => applies(reading)).map((rule) => ({
    id: rule.id,
    message: rule.message,
    spans: spansOf(reading, rule).slice(0, MAX_SPANS),
  }));
}
