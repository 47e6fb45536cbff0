import { PITCH_DIMENSIONS, type PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { CapRule } from '../engine/caps.js';
import type { PitchSignals } from './signals/pitch-signals.js';

const MIN_WORDS = 4;
const MIN_WORDS_WITHOUT_CUSTOMER = 6;
/**
 * At most so many points for one reason why a text is too short, and for two. A few plain words can be clear and worth
 * something before they are a pitch: rated texts this short have 12 points of clarity on average.
 */
const HOLLOW_LIMITS = [8, 5] as const;
const HOLLOW_LIMITS_OF: Partial<Record<PitchDimension, readonly [number, number]>> = {
  clarity: [14, 11],
  valueProposition: [11, 7],
};
/** Readers often know from the nouns alone what is sold where no product and no verb can be found. */
const NOTHING_SOLD_LIMITS: Partial<Record<PitchDimension, number>> = { clarity: 14, valueProposition: 12 };
/** Two hedges of weight 2: the founders do not stand by the sentence; with a third they promise nothing. */
const HEDGED_WEIGHT = 4;
const HEDGED_LIMIT = 12;
const EMPTY_PROMISE_WEIGHT = 6;
const EMPTY_PROMISE_LIMIT = 9;
/** A pitch with a blank is a draft, however good the rest of it is. */
const BLANKS_LIMITS = [9, 5] as const;
/** With more blanks it is a scaffold. */
const SCAFFOLD_LIMIT = 2;

function hollowReasons({ size, what, customer }: PitchSignals): number {
  const tooShort = size.contentWords < MIN_WORDS || (!what.hasNoun && !what.hasVerb);
  const nobody = size.contentWords < MIN_WORDS_WITHOUT_CUSTOMER && customer.grade < 2;
  return Number(tooShort) + Number(nobody);
}

/** True when nothing for sale can be found: no product, no leading thing and no concrete verb. */
export function sellsNothing({ what }: PitchSignals): boolean {
  return what.product.length === 0 && what.mainVerb.length === 0;
}

/** Cap rules of section 3.6, as far as rated texts bear them out, applied after the fitted model; the lowest limit wins. */
export const CAP_RULES: readonly CapRule<PitchSignals, PitchDimension>[] = [
  {
    dimensions: PITCH_DIMENSIONS,
    limit: ({ size }) => (size.contentWords === 0 ? 0 : null),
    label: 'Nothing but words a partner skips',
  },
  {
    dimensions: PITCH_DIMENSIONS,
    limit: (signals, dimension) => (HOLLOW_LIMITS_OF[dimension] ?? HOLLOW_LIMITS)[hollowReasons(signals) - 1] ?? null,
    label: 'Too short to be a pitch',
  },
  {
    dimensions: PITCH_DIMENSIONS,
    limit: ({ size }) => (size.contentWords === 1 ? 2 : null),
    label: 'No more than one word that says something',
  },
  {
    dimensions: PITCH_DIMENSIONS,
    limit: ({ blanks }) => (blanks === 0 ? null : (BLANKS_LIMITS[blanks - 1] ?? SCAFFOLD_LIMIT)),
    label: 'Blanks are not filled in',
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
    limit: (signals, dimension) => (sellsNothing(signals) ? (NOTHING_SOLD_LIMITS[dimension] ?? null) : null),
    label: 'No product, service or job can be found',
  },
  {
    dimensions: ['specificity', 'differentiation'],
    limit: ({ fitsAnything }, dimension) => (fitsAnything ? (dimension === 'specificity' ? 7 : 8) : null),
    label: 'The sentence would fit any other company',
  },
  {
    dimensions: ['clarity', 'valueProposition'],
    limit: ({ lexiconHits }) => (lexiconHits.hedge.weight >= HEDGED_WEIGHT ? HEDGED_LIMIT : null),
    label: 'Hedged: the founders do not stand by it',
  },
  {
    dimensions: ['clarity', 'valueProposition', 'differentiation', 'insightStrength'],
    limit: ({ lexiconHits }) => (lexiconHits.hedge.weight >= EMPTY_PROMISE_WEIGHT ? EMPTY_PROMISE_LIMIT : null),
    label: 'Hedged until nothing is promised',
  },
  {
    dimensions: ['differentiation'],
    limit: ({ claims, lexiconHits }) => (claims.noCompetition.length > 0 || lexiconHits.hype.weight > 0 ? 9 : null),
    label: 'Hype is not a difference',
  },
];
