import type { PitchSignals } from '../signals/pitch-signals.js';
import { withQuotes } from './labels.js';
import { isPlain } from './plain.js';
import type { ScoringRule } from './rule.js';

function isPlainJob(signals: PitchSignals): boolean {
  return isPlain(signals) && signals.what.lead.length > 0 && signals.what.mainVerb.length > 0;
}

/** Point table 3.5: does it show something others do not know or do? */
export const INSIGHT_STRENGTH_RULES: readonly ScoringRule[] = [
  {
    signal: 'base',
    points: (signals) => (isPlainJob(signals) ? 8 : 4),
    label: (signals) => (isPlainJob(signals) ? 'A plain job, plainly told' : 'Where every pitch starts'),
  },
  {
    signal: 'S15',
    points: ({ insight }) => (insight.insight.length > 0 ? 5 : 0),
    label: (signals) => withQuotes('A fact or reason', signals, signals.insight.insight),
    spans: ({ insight }) => insight.insight,
  },
  {
    signal: 'S14',
    points: ({ difference }) => (difference.mechanism.length > 0 ? 4 : 0),
    label: (signals) => withQuotes('Says how it works', signals, signals.difference.mechanism),
    spans: ({ difference }) => difference.mechanism,
  },
  {
    signal: 'S15',
    points: ({ insight }) => (insight.insightMeasured ? 2 : 0),
    label: () => 'The fact carries a number',
    spans: ({ insight }) => insight.insight,
  },
  {
    signal: 'S13',
    points: ({ difference }) => (difference.alternative.length > 0 ? 2 : 0),
    label: (signals) => withQuotes('Knows what customers do today', signals, signals.difference.alternative),
    spans: ({ difference }) => difference.alternative,
  },
  {
    signal: 'S15',
    points: ({ insight }) => (insight.whyNow.length > 0 ? 2 : 0),
    label: (signals) => withQuotes('Why now', signals, signals.insight.whyNow),
    spans: ({ insight }) => insight.whyNow,
  },
  {
    signal: 'S15',
    points: ({ insight }) => (insight.domainNouns.length > 0 ? 2 : 0),
    label: (signals) => withQuotes('Words of the trade', signals, signals.insight.domainNouns),
    spans: ({ insight }) => insight.domainNouns,
  },
  {
    signal: 'S20',
    points: ({ loads }) => (loads.hedge.weight >= 2 ? -2 : 0),
    label: (signals) => withQuotes('Hedging', signals, signals.loads.hedge.spans),
    spans: ({ loads }) => loads.hedge.spans,
  },
  {
    signal: 'S14',
    points: ({ loads, difference }) => (loads.aiHype.weight > 0 && difference.mechanism.length === 0 ? -3 : 0),
    label: (signals) => withQuotes('The only mechanism is AI', signals, signals.loads.aiHype.spans),
    spans: ({ loads }) => loads.aiHype.spans,
  },
];
