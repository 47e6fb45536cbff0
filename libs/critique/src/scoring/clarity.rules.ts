import { withQuotes } from './labels.js';
import { perTwo } from './plain.js';
import type { ScoringRule } from './rule.js';

/** Point table 3.1: can a stranger repeat it after one reading? */
export const CLARITY_RULES: readonly ScoringRule[] = [
  { signal: 'base', points: () => 10, label: () => 'Where every pitch starts' },
  {
    signal: 'S5',
    points: ({ what }) => (what.lead.length > 0 ? 3 : 0),
    label: (signals) => withQuotes('Says what it is in the first eight words', signals, signals.what.lead),
    spans: ({ what }) => what.lead,
  },
  {
    signal: 'S6',
    points: ({ what }) => (what.mainVerb.length > 0 ? 2 : 0),
    label: (signals) => withQuotes('A verb that says what it does', signals, signals.what.mainVerb),
    spans: ({ what }) => what.mainVerb,
  },
  {
    signal: 'S1',
    points: ({ size }) => (size.contentWords >= 8 && size.totalWords <= 25 ? 2 : 0),
    label: ({ size }) => `${size.totalWords} words: short enough to remember`,
  },
  {
    signal: 'S1',
    points: ({ size }) => (size.contentWords >= 15 && size.totalWords <= 20 ? 1 : 0),
    label: () => 'Within the ideal 15 to 20 words',
  },
  {
    signal: 'S2',
    points: ({ size }) => (size.sentences <= 2 ? 1 : 0),
    label: ({ size }) => (size.sentences === 1 ? 'One sentence' : 'Two sentences'),
  },
  {
    signal: 'S3',
    points: ({ size }) => (size.readingGrade <= 10 && size.longWordShare <= 0.15 ? 1 : 0),
    label: () => 'Short, everyday words',
  },
  {
    signal: 'S17',
    points: ({ loads }) => perTwo(loads.buzz.weight),
    label: (signals) => withQuotes('Buzzwords a partner skips', signals, signals.loads.buzz.spans),
    spans: ({ loads }) => loads.buzz.spans,
  },
  {
    signal: 'S19',
    points: ({ loads }) => perTwo(loads.hype.weight + loads.hedge.weight),
    label: (signals) =>
      withQuotes('Hype or hedging', signals, [...signals.loads.hype.spans, ...signals.loads.hedge.spans]),
    spans: ({ loads }) => [...loads.hype.spans, ...loads.hedge.spans],
  },
  {
    signal: 'S21',
    points: ({ structure }) => (structure.ideas >= 4 ? -2 : 0),
    label: ({ structure }) => `${structure.ideas} things in one sentence`,
  },
  {
    signal: 'S22',
    points: ({ structure }) => (structure.nounStack >= 5 ? -2 : 0),
    label: (signals) =>
      withQuotes('Too many words stacked in front of a noun', signals, signals.structure.nounStackSpans),
    spans: ({ structure }) => structure.nounStackSpans,
  },
  {
    signal: 'S23',
    points: ({ detail }) => (detail.acronyms.length >= 3 ? -1 : 0),
    label: (signals) => withQuotes('Acronyms a stranger may not know', signals, signals.detail.acronyms),
    spans: ({ detail }) => detail.acronyms,
  },
  {
    signal: 'S1',
    points: ({ size }) => (size.contentWords < 6 || size.totalWords > 35 ? -3 : 0),
    label: ({ size }) =>
      size.totalWords > 35 ? `${size.totalWords} words: too long to repeat` : 'Too few words that say something',
  },
];
