import type { PitchSignals } from '../signals/pitch-signals.js';
import { withQuotes } from './labels.js';
import { perTwo } from './plain.js';
import type { ScoringRule } from './rule.js';

const CUSTOMER_POINTS = [0, 2, 5, 8] as const;
const CUSTOMER_LABELS = [
  'Names no customer',
  'A customer that could be anyone',
  'Names a customer',
  'Names a customer with a qualifier',
] as const;

const goodNumbers = ({ detail }: PitchSignals): number => detail.goodNumbers.length;

/** Point table 3.2: does it pin down who, what and how much? */
export const SPECIFICITY_RULES: readonly ScoringRule[] = [
  { signal: 'base', points: () => 4, label: () => 'Where every pitch starts' },
  {
    signal: 'S8',
    points: ({ customer }) => CUSTOMER_POINTS[customer.grade],
    label: (signals) => withQuotes(CUSTOMER_LABELS[signals.customer.grade], signals, signals.customer.spans),
    spans: ({ customer }) => customer.spans,
  },
  {
    signal: 'S9',
    points: (signals) => (goodNumbers(signals) >= 1 ? 3 : 0),
    label: (signals) => withQuotes('A number one can check', signals, signals.detail.goodNumbers.slice(0, 1)),
    spans: ({ detail }) => detail.goodNumbers.slice(0, 1),
  },
  {
    signal: 'S9',
    points: (signals) => (goodNumbers(signals) >= 2 ? 1 : 0),
    label: (signals) => withQuotes('A second number', signals, signals.detail.goodNumbers.slice(1, 2)),
    spans: ({ detail }) => detail.goodNumbers.slice(1, 2),
  },
  {
    signal: 'S10',
    points: ({ detail }) => (detail.named.length > 0 ? 2 : 0),
    label: (signals) => withQuotes('Names a place, tool or law', signals, signals.detail.named),
    spans: ({ detail }) => detail.named,
  },
  {
    signal: 'S7',
    points: ({ what }) => (what.object.length > 0 ? 2 : 0),
    label: (signals) => withQuotes('Something one could film', signals, signals.what.object),
    spans: ({ what }) => what.object,
  },
  {
    signal: 'S12',
    points: ({ benefit }) => (benefit.outcomeMeasured ? 1 : 0),
    label: (signals) => withQuotes('The result is measured', signals, signals.benefit.outcome.slice(0, 1)),
    spans: ({ benefit }) => benefit.outcome.slice(0, 1),
  },
  {
    signal: 'S18',
    points: ({ loads }) => perTwo(loads.vague.weight),
    label: (signals) => withQuotes('Words without a measure', signals, signals.loads.vague.spans),
    spans: ({ loads }) => loads.vague.spans,
  },
  {
    signal: 'S26',
    points: ({ fitsAnything }) => (fitsAnything ? -4 : 0),
    label: () => 'The sentence would fit any other company',
  },
  {
    signal: 'S9',
    points: ({ detail }) => (detail.allNumbers.length >= 5 ? 3 - detail.allNumbers.length : 0),
    label: ({ detail }) => `${detail.allNumbers.length} numbers: too many to remember one`,
    spans: ({ detail }) => detail.allNumbers,
  },
];
