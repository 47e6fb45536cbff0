import type { PitchSignals } from '../signals/pitch-signals.js';
import { withQuotes } from './labels.js';
import { isOnlyTechnology, isPlain, perTwo } from './plain.js';
import type { ScoringRule } from './rule.js';

function impliesUse(signals: PitchSignals): boolean {
  return signals.what.mainVerb.length > 0 && signals.what.object.length > 0 && isPlain(signals);
}

/** Point table 3.3: why would this customer care today? */
export const VALUE_PROPOSITION_RULES: readonly ScoringRule[] = [
  {
    signal: 'base',
    points: (signals) => (impliesUse(signals) ? 9 : 5),
    label: (signals) =>
      impliesUse(signals) ? 'A plain job on a real thing implies a use' : 'Where every pitch starts',
  },
  {
    signal: 'S11',
    points: ({ benefit }) => (benefit.problem.length > 0 ? 4 : 0),
    label: (signals) => withQuotes('Names what hurts today', signals, signals.benefit.problem),
    spans: ({ benefit }) => benefit.problem,
  },
  {
    signal: 'S12',
    points: ({ benefit }) => (benefit.outcome.length > 0 ? 4 : 0),
    label: (signals) => withQuotes('Says what the customer gets', signals, signals.benefit.outcome),
    spans: ({ benefit }) => benefit.outcome,
  },
  {
    signal: 'S12',
    points: ({ benefit }) => (benefit.outcomeMeasured ? 3 : 0),
    label: () => 'The result carries a number or a time',
    spans: ({ benefit }) => benefit.outcome.slice(0, 1),
  },
  {
    signal: 'S13',
    points: ({ difference }) => (difference.alternative.length > 0 ? 2 : 0),
    label: (signals) => withQuotes('Shows why the old way is worse', signals, signals.difference.alternative),
    spans: ({ difference }) => difference.alternative,
  },
  {
    signal: 'S8',
    points: ({ customer }) => (customer.grade >= 2 ? 2 : 0),
    label: (signals) => withQuotes('Says who gets it', signals, signals.customer.spans),
    spans: ({ customer }) => customer.spans,
  },
  {
    signal: 'S12',
    points: ({ benefit }) => (benefit.outcomeGeneric ? -2 : 0),
    label: (signals) => withQuotes('The result is what everyone promises', signals, signals.benefit.outcome),
    spans: ({ benefit }) => benefit.outcome,
  },
  {
    signal: 'S18',
    points: ({ loads }) => perTwo(loads.vague.weight),
    label: (signals) => withQuotes('Words without a measure', signals, signals.loads.vague.spans),
    spans: ({ loads }) => loads.vague.spans,
  },
  {
    signal: 'S14',
    points: (signals) => (isOnlyTechnology(signals) ? -3 : 0),
    label: () => 'Technology only: no customer and no result',
  },
];
