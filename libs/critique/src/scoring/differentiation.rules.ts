import type { PitchSignals } from '../signals/pitch-signals.js';
import { withQuotes } from './labels.js';
import { isPlain } from './plain.js';
import type { ScoringRule } from './rule.js';

function startsDifferent(signals: PitchSignals): boolean {
  const narrowed = signals.customer.grade >= 2 || signals.difference.alternative.length > 0;
  return isPlain(signals) && signals.what.mainVerb.length > 0 && narrowed;
}

/** Point table 3.4: why not what they use now? */
export const DIFFERENTIATION_RULES: readonly ScoringRule[] = [
  {
    signal: 'base',
    points: (signals) => (startsDifferent(signals) ? 8 : 5),
    label: (signals) =>
      startsDifferent(signals)
        ? 'A plain job for a named customer is already a difference'
        : 'Where every pitch starts',
  },
  {
    signal: 'S13',
    points: ({ difference }) => (difference.alternative.length > 0 ? 5 : 0),
    label: (signals) => withQuotes('Names what they use now', signals, signals.difference.alternative),
    spans: ({ difference }) => difference.alternative,
  },
  {
    signal: 'S13',
    points: ({ difference }) => (difference.alternativeMeasured ? 2 : 0),
    label: () => 'A number stands with the comparison',
    spans: ({ difference }) => difference.alternative,
  },
  {
    signal: 'S14',
    points: ({ difference }) => (difference.mechanism.length > 0 ? 4 : 0),
    label: (signals) => withQuotes('Says how it works', signals, signals.difference.mechanism),
    spans: ({ difference }) => difference.mechanism,
  },
  {
    signal: 'S8',
    points: ({ customer }) => (customer.grade === 3 ? 2 : 0),
    label: (signals) => withQuotes('A narrow customer', signals, signals.customer.spans),
    spans: ({ customer }) => customer.spans,
  },
  {
    signal: 'S15',
    points: ({ insight }) => (insight.insight.length > 0 ? 2 : 0),
    label: (signals) => withQuotes('A fact rivals may have missed', signals, signals.insight.insight),
    spans: ({ insight }) => insight.insight,
  },
  {
    signal: 'S16',
    points: ({ analogy }) => (analogy.sound ? 2 : 0),
    label: (signals) => withQuotes('A known model for a new market', signals, signals.analogy.spans),
    spans: ({ analogy }) => analogy.spans,
  },
  {
    signal: 'S25',
    points: ({ claims }) => (claims.claims.length > 0 ? -3 : 0),
    label: (signals) => withQuotes('A claim with nothing behind it', signals, signals.claims.claims),
    spans: ({ claims }) => claims.claims,
  },
  {
    signal: 'S17',
    points: ({ loads }) => 0 - 2 * loads.strongAiHype.spans.length,
    label: (signals) => withQuotes('AI as the difference', signals, signals.loads.strongAiHype.spans),
    spans: ({ loads }) => loads.strongAiHype.spans,
  },
  {
    signal: 'S16',
    points: ({ analogy }) => (analogy.spans.length > 0 && !analogy.household ? -3 : 0),
    label: (signals) => withQuotes('Compared with something the reader may not know', signals, signals.analogy.spans),
    spans: ({ analogy }) => analogy.spans,
  },
  {
    signal: 'S25',
    points: ({ claims }) => (claims.allInOne.length > 0 ? -2 : 0),
    label: (signals) => withQuotes('All in one is not a difference', signals, signals.claims.allInOne),
    spans: ({ claims }) => claims.allInOne,
  },
];
