import { PITCH_DIMENSIONS } from '@playbook/contracts/pitch-analysis.schema';
import type { PitchSignals } from '../signals/pitch-signals.js';
import type { CapRule } from './rule.js';

const MIN_WORDS = 4;
const MIN_WORDS_WITHOUT_CUSTOMER = 6;
/** Two hedges of weight 2: the founders do not stand by the sentence; with a third they promise nothing. */
const HEDGED_WEIGHT = 4;
const HEDGED_LIMIT = 12;
const EMPTY_PROMISE_WEIGHT = 6;
const EMPTY_PROMISE_LIMIT = 9;

function hollowReasons({ size, what, customer }: PitchSignals): number {
  const tooShort = size.contentWords < MIN_WORDS || (!what.hasNoun && !what.hasVerb);
  const nobody = size.contentWords < MIN_WORDS_WITHOUT_CUSTOMER && customer.grade < 2;
  return Number(tooShort) + Number(nobody);
}

/** True when nothing for sale can be found: no product, no leading thing and no concrete verb. */
export function sellsNothing({ what }: PitchSignals): boolean {
  return what.product.length === 0 && what.mainVerb.length === 0;
}

/** Cap rules of section 3.6, applied after the fitted model; the lowest limit wins. */
export const CAP_RULES: readonly CapRule[] = [
  {
    dimensions: PITCH_DIMENSIONS,
    limit: ({ size }) => (size.contentWords === 0 ? 0 : null),
    label: 'Nothing but words a partner skips',
  },
  {
    dimensions: PITCH_DIMENSIONS,
    limit: (signals) => [null, 8, 5][hollowReasons(signals)] ?? null,
    label: 'Too short to be a pitch: at most 8 points, 5 without a customer',
  },
  {
    dimensions: PITCH_DIMENSIONS,
    limit: ({ size }) => (size.contentWords === 1 ? 2 : null),
    label: 'One word is no pitch',
  },
  {
    dimensions: ['clarity'],
    limit: ({ analogy }) => (analogy.alone ? (analogy.household ? 14 : 11) : null),
    label: 'Only an analogy: the reader must guess the rest',
  },
  {
    dimensions: ['insightStrength'],
    limit: ({ analogy }) => (analogy.alone ? 10 : null),
    label: 'Only an analogy: no insight of its own',
  },
  {
    dimensions: ['clarity', 'valueProposition'],
    limit: (signals) => (sellsNothing(signals) ? 9 : null),
    label: 'No product, service or job can be found',
  },
  {
    dimensions: ['specificity', 'differentiation'],
    limit: ({ fitsAnything }, dimension) => (fitsAnything ? (dimension === 'specificity' ? 7 : 8) : null),
    label: 'The sentence would fit any other company',
  },
  {
    dimensions: ['clarity', 'valueProposition'],
    limit: ({ loads }) => (loads.hedge.weight >= HEDGED_WEIGHT ? HEDGED_LIMIT : null),
    label: 'Hedged: the founders do not stand by it',
  },
  {
    dimensions: ['clarity', 'valueProposition', 'differentiation', 'insightStrength'],
    limit: ({ loads }) => (loads.hedge.weight >= EMPTY_PROMISE_WEIGHT ? EMPTY_PROMISE_LIMIT : null),
    label: 'Hedged until nothing is promised',
  },
  {
    dimensions: ['differentiation'],
    limit: ({ claims, loads }) => (claims.noCompetition.length > 0 || loads.hype.weight > 0 ? 9 : null),
    label: 'Hype is not a difference',
  },
];
