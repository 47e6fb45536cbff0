import type { DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';
import { readPitch } from '../engine/read-text.js';
import type { SlotName } from '../engine/slots/slot.js';
import { slotsOf } from '../pitch/slots-of.js';
import type { SlideReading } from './slide-reading.js';

type Cued = Exclude<DeckSlideKind, 'title' | 'other'>;

/** Words by which a slide tells what it is for, in the order in which ties are decided. */
const CUES: Readonly<Record<Cued, RegExp>> = {
  ask: /\b(?:the ask|our ask|raising|we raise|we are raising|fundraising|use of funds|seed round|to raise|investment ask)\b/gi,
  team: /\b(?:team|founders?|co-?founders?|ceo|cto|coo|previously|formerly|who we are|about us|phd)\b/gi,
  competition:
    /\b(?:competition|competitors?|competitive|alternatives?|landscape|versus|vs\.?|compared (?:to|with))\b/gi,
  model:
    /\b(?:business model|revenue model|pricing|monetization|unit economics|gross margins?|subscription|per (?:seat|month|order|user)|take rate|ltv|cac)\b/gi,
  market: /\b(?:market|market size|tam|sam|som|addressable|opportunity|industry|billion)\b/gi,
  traction:
    /\b(?:traction|growth|growing|grew|mrr|arr|revenue|paying|customers|retention|users|sign-?ups|downloads|month over month|milestones?|progress)\b/gi,
  demo: /\b(?:demo|product|screenshots?|how it works|walkthrough|features?|see it)\b/gi,
  solution:
    /\b(?:solution|our approach|what we do|we (?:built|build|make|made|help|automate|replace|solve|text|send)|introducing|meet [A-Z]\w+)\b/gi,
  problem:
    /\b(?:problems?|pains?|broken|los(?:es?|ing)|waste[sd]?|struggle[sd]?|today|by hand|manual(?:ly)?|costs?|status quo|why now)\b/gi,
};
const KINDS = Object.keys(CUES) as Cued[];
const TITLE_WEIGHT = 4;
/** A word that a slide of any kind may have once. */
const MIN_POINTS = 2;
const BODY_MAX_HITS = 3;

const hitsIn = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** How much the words of a slide say of each kind: those of its title, and with less weight those of its body. */
function pointsOf({ title, body }: SlideReading): readonly { readonly kind: Cued; readonly points: number }[] {
  const rest = body.map(({ text }) => text).join('\n');
  return KINDS.map((kind) => ({
    kind,
    points:
      TITLE_WEIGHT * Math.min(1, hitsIn(CUES[kind], title ?? '')) + Math.min(BODY_MAX_HITS, hitsIn(CUES[kind], rest)),
  }));
}

/** What a text says (0049) that is what a kind of slide is for. */
const SLOT_KINDS: readonly (readonly [SlotName, Cued])[] = [
  ['mechanism', 'solution'],
  ['result', 'solution'],
  ['team', 'team'],
  ['today', 'problem'],
  ['proof', 'traction'],
  ['price', 'model'],
];
/** A number of customers times a price. */
const MARKET_SIZE = /\s(?:x|×|times)\s?[$€£]\d/i;

/** Kinds of which a slide states what they are for, in words of its own. */
function statedKinds({ title, body }: SlideReading): readonly Cued[] {
  // Each line is a sentence of its own.
  const text = [title ?? '', ...body.map((line) => line.text)].join('.\n');
  const slots = slotsOf(readPitch(text));
  const kinds = SLOT_KINDS.filter(([slot]) => slots[slot].state === 'stated').map(([, kind]) => kind);
  return MARKET_SIZE.test(text) ? ['market', ...kinds] : kinds;
}

/** What a slide is for, by its cues, and without any by what it states. The first slide is the title. */
export function kindOf(slide: SlideReading): DeckSlideKind {
  if (slide.facts.number === 1) return 'title';
  let best: DeckSlideKind = 'other';
  let most = MIN_POINTS - 1;
  for (const { kind, points } of pointsOf(slide)) if (points > most) [best, most] = [kind, points];
  return best === 'other' ? (statedKinds(slide)[0] ?? best) : best;
}

/** Whatever a slide may be for as well, by a looser threshold: a false "missing" is worse than one that is not told. */
export const mayBeFor = (slide: SlideReading, kind: DeckSlideKind): boolean =>
  pointsOf(slide).some((cued) => cued.kind === kind && cued.points >= MIN_POINTS) ||
  statedKinds(slide).some((stated) => stated === kind);

/** Headings that name a kind of slide and nothing else. */
const HEADINGS: Readonly<Record<Cued, RegExp>> = {
  ask: /^(?:the |our )?(?:ask|raise|use of funds)$/i,
  team: /^(?:the |our )?(?:team|founders)$/i,
  competition: /^(?:the |our )?(?:competition|competitors|alternatives)$/i,
  model: /^(?:the |our )?(?:business model|revenue model|pricing)$/i,
  market: /^(?:the |our )?(?:market|market size|opportunity)$/i,
  traction: /^(?:the |our )?(?:traction|milestones|growth)$/i,
  demo: /^(?:the |our )?(?:demo|product)$/i,
  solution: /^(?:the |our )?solution$/i,
  problem: /^(?:the |our )?problem$/i,
};
const BETWEEN_TOPICS = /\s(?:and|&|\+)\s|[,/]\s?/i;

/** Kinds that the lines of a slide name as headings: two of them are two slides. */
export function headedKinds({ titleLines, body }: SlideReading): readonly Cued[] {
  const headings = [...titleLines, ...body].flatMap(({ text }) => text.split(BETWEEN_TOPICS));
  return KINDS.filter((kind) => headings.some((heading) => HEADINGS[kind].test(heading.trim())));
}
