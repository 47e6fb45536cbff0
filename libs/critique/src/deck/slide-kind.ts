import type { DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';
import { readPitch } from '../engine/read-text.js';
import type { SlotName } from '../engine/slots/slot.js';
import { readPatterns, readSinglePatterns } from '../lexicon/read-patterns.js';
import { slotsOf } from '../pitch/slots-of.js';
import type { SlideReading } from './slide-reading.js';

type Cued = Exclude<DeckSlideKind, 'title' | 'other'>;

/** In the order in which ties are decided. */
const KINDS = [
  'ask',
  'team',
  'competition',
  'model',
  'market',
  'traction',
  'demo',
  'solution',
  'problem',
] as const satisfies readonly Cued[];
const CUES = readSinglePatterns('deck-slides', KINDS);
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
/** A title that says who pays what states that they pay, before it states the price. */
const CLAIMS: readonly Cued[] = ['market', 'traction', 'team', 'model', 'problem', 'solution'];
const byClaim = (one: Cued, other: Cued): number => CLAIMS.indexOf(one) - CLAIMS.indexOf(other);
/** A number of customers times a price. */
const MARKET_SIZE = /\s(?:x|×|times)\s?[$€£]\d/i;
/** Of one customer's pay no market is made; of millions it is. */
const MILLIONS = /\b(?:million|billion)\b|[$€£]\d{1,6}(?:\.\d{1,3})?\s?(?:m|bn|b)\b/i;
const isMarketSize = (text: string): boolean => MARKET_SIZE.test(text) && MILLIONS.test(text);

/** Kinds of which a slide states what they are for, in words of its own. What its title states comes first. */
function statedKinds({ title, body }: SlideReading): readonly Cued[] {
  // Each line is a sentence of its own.
  const all = [title ?? '', ...body.map((line) => line.text)].join('.\n');
  const inAll = statedIn(all);
  if (isMarketSize(all)) return [...new Set<Cued>(['market', ...inAll])];
  return title === null ? inAll : [...new Set([...statedIn(title).toSorted(byClaim), ...inAll])];
}

function statedIn(text: string): readonly Cued[] {
  const slots = slotsOf(readPitch(text));
  const kinds = SLOT_KINDS.filter(([slot]) => slots[slot].state === 'stated').map(([, kind]) => kind);
  return MARKET_SIZE.test(text) ? ['market', ...kinds] : kinds;
}

/**
 * What a slide is for, by its cues, and without any by what it states, or by whom its title is about. The first slide is the title.
 * @param name What the deck calls the startup, by its first slide; null where that has no title
 */
export function kindOf(slide: SlideReading, name: string | null): DeckSlideKind {
  if (slide.facts.number === 1) return 'title';
  let best: DeckSlideKind = 'other';
  let most = MIN_POINTS - 1;
  for (const { kind, points } of pointsOf(slide)) if (points > most) [best, most] = [kind, points];
  if (best !== 'other') return best;
  const isAboutUs = name !== null && (slide.title?.startsWith(`${name} `) ?? false);
  return statedKinds(slide)[0] ?? (isAboutUs ? 'solution' : best);
}

/** Whether a slide says by its own words that it is for something, so that it can be asked what is asked about that. */
export const saysKind = (slide: SlideReading, kind: DeckSlideKind): boolean =>
  (kind === 'market' && isMarketSize(slide.text)) ||
  pointsOf(slide).some((one) => one.kind === kind && one.points >= MIN_POINTS);

/** All that a slide may be for as well, by a looser threshold: a false "missing" is worse than one that is not told. */
export const possibleKinds = (slide: SlideReading): ReadonlySet<DeckSlideKind> =>
  new Set([
    ...pointsOf(slide).flatMap(({ kind, points }) => (points >= MIN_POINTS ? kind : [])),
    ...statedKinds(slide),
    ...headedKinds(slide),
  ]);

const HEADINGS = readPatterns('deck-slides');
const BETWEEN_TOPICS = /\s(?:and|&|\+)\s|[,/]\s?/i;

const isHeadingOf = (kind: Cued, text: string): boolean =>
  (HEADINGS[`heading-${kind}`] ?? []).some((heading) => heading.test(text));

/** Kinds that the lines of a slide name as headings: two of them are two slides. */
export function headedKinds({ titleLines, body }: SlideReading): readonly Cued[] {
  const headings = [...titleLines, ...body].flatMap(({ text }) => text.split(BETWEEN_TOPICS));
  return KINDS.filter((kind) => headings.some((heading) => isHeadingOf(kind, heading.trim())));
}
