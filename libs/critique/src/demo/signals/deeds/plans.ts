import type { Span } from '@playbook/contracts/core/span.schema';
import { overlaps } from '../../../text/spans/span.js';
import type { Cue, CueSpans } from '../talk-cues.js';

/** What founders tell of the video itself is no plan: "We would like to show you Stepwell". */
const OF_VIDEO = String.raw`(?! (?:to )?(?:quickly |briefly )?(?:show|walk|tell|demo|start|begin|introduce|present|explain|give you|say|talk)\b)`;

/** Where a wish or a plan begins. What is read has no hedges, so that "We would like to open" stands in it as "We open". */
const PLANS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:we|i)(?:'?d| would) (?:really |also |so )?(?:like|love|want)${OF_VIDEO}\b`, 'gi'),
  new RegExp(
    String.raw`\b(?:we|i) (?:also |really |now |just |then |both )?(?:want|hope|plan|intend|aim|wish|dream|expect|project|forecast|need)\b${OF_VIDEO}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:we|i)(?:'?re|'?m| are| am) (?:also |now |currently |really )?(?:going|planning|hoping|about|aiming|looking|asking)\b${OF_VIDEO}`,
    'gi',
  ),
  /\b(?:we|i)(?:'?re|'?m| are| am) (?:also |now |currently |really )?(?:raising|seeking|fundraising)\b/gi,
  new RegExp(String.raw`\b(?:we|i)(?:'ll| will)\b${OF_VIDEO}`, 'gi'),
  /\bwe (?:believe|think) we (?:can|could|will)\b|\bwe (?:could|might|may|should)\b/gi,
  /\b(?:our|the|my) (?:long-term |big |next )?(?:plan|goal|aim|hope|dream|vision|mission|step|forecast|projection|target) (?:is|for|was)\b/gi,
  /\b(?:one day|next (?:year|month|week|quarter|season|spring|summer|autumn|fall|winter)),? we\b/gi,
  /\b[Nn]ext,? we (?:open|launch|expand|start|enter|go|move)(?: [a-z]{1,20}){0,3} (?:in|into|to|at) \p{Lu}/gu,
];

/** Another clause with a subject of its own is told of now. */
const NEXT_CLAUSE =
  /;|,? (?:and|but|because|since|so|while|though) (?=(?:we|i|it|they|he|she|there|already|today|now)\b)/i;

/** Where nobody wrote stops, a sentence may be a whole talk. */
const MAX_PLAN_CHARS = 300;

/** Where a sentence only tells what founders wish or plan, as offsets in it. */
export function plansIn(plain: string): Span[] {
  return PLANS.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map((found) => {
      const after = found.index + found[0].length;
      const told = plain.slice(after, after + MAX_PLAN_CHARS);
      const next = told.search(NEXT_CLAUSE);
      return { start: found.index, end: after + (next < 0 ? told.length : next) };
    }),
  );
}

/** What a plan proves nothing of. */
const NOT_OF_PLANS: readonly Cue[] = [
  'what',
  'making',
  'steps',
  'relief',
  'outcome',
  'result',
  'payment',
  'use',
  'trend',
  'vanity',
  'when',
  'past',
];

const PLANNED_PRODUCT = /\b(?:build|create|develop|launch|make|offer|design) (?:an?|the|our)\b/i;

/** What a sentence says apart from its plans, and where it plans a product. */
export function withoutPlans(cues: CueSpans, plans: readonly Span[], text: string): CueSpans {
  if (plans.length === 0) return cues;
  const kept = NOT_OF_PLANS.map((cue) => [cue, cues[cue].filter((own) => !plans.some((plan) => overlaps(plan, own)))]);
  const planned = plans.filter(({ start, end }) => PLANNED_PRODUCT.test(text.slice(start, end)));
  return { ...cues, ...Object.fromEntries(kept), planned };
}
