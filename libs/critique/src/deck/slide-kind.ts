import type { DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';
import { readPitch } from '../engine/read-text.js';
import type { SlotName } from '../engine/slots/slot.js';
import { readPatterns, readSinglePatterns } from '../lexicon/read-patterns.js';
import { slotsOf } from '../pitch/slots-of.js';
import {
  asksForMoney,
  claimedKinds,
  countsMany,
  countsWithSource,
  isAboutOthers,
  isAboutStartup,
  isTrouble,
  listsRivals,
  mayBeTrouble,
  namesAmount,
  showsOwnDeed,
  showsPeople,
  showsRivals,
  sizesMany,
  type SlideOfDeck,
  tellsSales,
} from './claims.js';
import { isOfThing } from './cover.js';
import type { SlideReading } from './slide-reading.js';
import { statesPoint } from './states-point.js';

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
const TITLES = readSinglePatterns('deck-titles', ['contents', 'elsewhere', 'label', 'projection', 'financials']);
const SIZES = readSinglePatterns('deck-claims', ['timesPrice', 'atPrice']);
const OTHERWISE = readSinglePatterns('deck-claims', ['noPrice', 'relief']);
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
/** Of one customer's pay no market is made; of millions it is. */
const MILLIONS = /\b(?:million|billion)\b|[$€£]\d{1,6}(?:\.\d{1,3})?\s?(?:m|bn|b)\b/i;
const isMarketSize = (text: string): boolean =>
  (SIZES.timesPrice.test(text) || SIZES.atPrice.test(text)) && MILLIONS.test(text);

function statedIn(text: string): readonly Cued[] {
  const slots = slotsOf(readPitch(text));
  const kinds = SLOT_KINDS.filter(([slot]) => slots[slot].state === 'stated').map(([, kind]) => kind);
  return SIZES.timesPrice.test(text) ? ['market', ...kinds] : kinds;
}

/** What a title states; what it says is saved or lost is no price of ours, and what is used no more is no trouble. */
const statedInTitle = (title: string): readonly Cued[] =>
  statedIn(title)
    .filter((kind) => kind !== 'model' || !OTHERWISE.noPrice.test(title))
    .map((kind) => (kind === 'problem' && OTHERWISE.relief.test(title) ? 'solution' : kind))
    .toSorted(byClaim);

/** Each line is a sentence of its own. */
const textOf = ({ title, body }: SlideReading): string => [title ?? '', ...body.map(({ text }) => text)].join('.\n');

/** Kinds of which a slide states what they are for, in words of its own. What its title states comes first. */
const statedKinds = (slide: SlideReading): readonly Cued[] => [
  ...(isMarketSize(textOf(slide)) ? (['market'] as const) : []),
  ...(slide.title === null ? [] : statedInTitle(slide.title)),
  ...statedIn(textOf(slide)),
];

/** What the words of a slide name most, its title before its lines. */
function cuedKind(slide: SlideReading): Cued | undefined {
  let best: Cued | undefined;
  let most = MIN_POINTS - 1;
  for (const { kind, points } of pointsOf(slide)) if (points > most) [best, most] = [kind, points];
  return best;
}

const YEAR = /\b20\d\d\b/g;
/** A startup has not so many years behind it. */
const YEARS_TO_COME = 3;

/** Figures of years to come show nothing that happened. */
function tellsFuture({ title, text }: SlideReading): boolean {
  if (title === null || !TITLES.financials.test(title)) return title !== null && TITLES.projection.test(title);
  const years = (text.match(YEAR) ?? []).map(Number);
  return Math.max(...years) - Math.min(...years) >= YEARS_TO_COME;
}

/** Words of these kinds stand in titles about somebody's trouble too: 'Customers wait nine days'. */
const WITH_TROUBLE: ReadonlySet<Cued> = new Set(['problem', 'traction', 'market', 'solution', 'demo']);

/** What the title claims so plainly that no word of the slide says otherwise. */
function plainKind(of: SlideOfDeck): Cued | undefined {
  const { title } = of.slide;
  if (title === null) return undefined;
  if (asksForMoney(title)) return 'ask';
  if (tellsSales(title)) return 'traction';
  const named = KINDS.filter((kind) => hitsIn(CUES[kind], title) > 0);
  // 'Competitors lose 9% of parcels' is about them.
  if (named.includes('competition') && named.includes('problem')) return 'competition';
  return isTrouble(of) && !listsRivals(of) && named.every((kind) => WITH_TROUBLE.has(kind)) ? 'problem' : undefined;
}

/** What a title about the startup says it does: what is on everybody else's mind today is no more than what it ends. */
function ownKind({ slide, name }: SlideOfDeck): Cued | undefined {
  if (slide.title === null || !isAboutStartup(slide.title, name)) return undefined;
  return (
    statedIn(slide.title)
      .toSorted(byClaim)
      .find((kind) => kind !== 'problem') ?? 'solution'
  );
}

/** What a slide claims where none of its words names it. */
function claimedKind(of: SlideOfDeck): Cued | undefined {
  const { slide } = of;
  if (asksForMoney(slide.text) || namesAmount(slide)) return 'ask';
  if (isMarketSize(textOf(slide)) || sizesMany(of)) return 'market';
  if (tellsSales(slide.text)) return 'traction';
  if (showsPeople(of)) return 'team';
  if (showsRivals(of)) return 'competition';
  return ownKind(of) ?? (mayBeTrouble(of) ? 'problem' : undefined);
}

/** What a slide states in words of its own: its title first, then what the cover says is made, then its lines. */
function statedKind({ slide }: SlideOfDeck, cover: SlideReading): Cued | undefined {
  const [stated] = statedKinds(slide);
  const { title } = slide;
  if (title === null || statedIn(title).length > 0 || !statesPoint(title)) return stated;
  return isOfThing(title, cover) ? 'solution' : stated;
}

/** Kinds that a title about others may be for, by words that are as much at home in a problem. */
const GUESSED: ReadonlySet<Cued> = new Set(['problem', 'traction', 'model']);
const FIRST_AFTER_COVER = 2;

/**
 * The first slide after the cover says who has which problem, where it is a sentence about somebody else that neither states what is made, nor
 * counts those who use it, nor names what it is for.
 */
function isFirstTrouble(of: SlideOfDeck, cover: SlideReading): boolean {
  const { title, facts } = of.slide;
  if (facts.number !== FIRST_AFTER_COVER || title === null || isOwnTopic(title, of, cover)) return false;
  const stated = statedInTitle(title);
  if (stated.includes('solution') || (stated.includes('traction') && /\d/.test(title))) return false;
  const known = claimedKind(of) ?? 'problem';
  return known === 'problem' && GUESSED.has(cuedKind(of.slide) ?? 'problem');
}

/** A title about the startup or what it makes, about how many there are, or about nobody. */
const isOwnTopic = (title: string, of: SlideOfDeck, cover: SlideReading): boolean =>
  !isAboutOthers(of) ||
  TITLES.elsewhere.test(title) ||
  showsOwnDeed(of) ||
  countsMany(of) ||
  countsWithSource(of) ||
  isOfThing(title, cover);

/**
 * What a slide is for: by what its title claims, by its cues, and without any by what it states, or by whom its title is about. The first
 * slide is the title.
 */
export function kindOf(slide: SlideReading, cover: SlideReading): DeckSlideKind {
  if (slide.facts.number === 1) return 'title';
  const of = { slide, name: cover.title };
  if (tellsFuture(slide)) return 'other';
  const known = plainKind(of) ?? (isFirstTrouble(of, cover) ? 'problem' : cuedKind(slide));
  if (known !== undefined) return known;
  if (slide.title !== null && TITLES.elsewhere.test(slide.title)) return 'other';
  return claimedKind(of) ?? statedKind(of, cover) ?? looseKind(of);
}

/** What is left to go by: very many of somebody, or what the startup does. */
function looseKind(of: SlideOfDeck): DeckSlideKind {
  if (countsMany(of) || countsWithSource(of)) return 'market';
  return showsOwnDeed(of) ? 'solution' : 'other';
}

/** Whether a slide says by its own words that it is for something, so that it can be asked what is asked about that. */
export const saysKind = (slide: SlideReading, kind: DeckSlideKind): boolean =>
  (kind === 'market' && isMarketSize(slide.text)) ||
  pointsOf(slide).some((one) => one.kind === kind && one.points >= MIN_POINTS);

/** What else is read in a slide of a kind says nothing of these: what others are paid for is no price of ours, and whoever is named is no trouble. */
const NOT_FROM: Readonly<Partial<Record<DeckSlideKind, ReadonlySet<DeckSlideKind>>>> = {
  problem: new Set(['model', 'traction']),
  competition: new Set(['model', 'traction', 'problem']),
};

/**
 * All that a slide may be for as well, by a looser threshold: a false "missing" is worse than one that is not told.
 * @param kind What it is for
 */
export function possibleKinds(
  slide: SlideReading,
  kind: DeckSlideKind,
  name: string | null,
): ReadonlySet<DeckSlideKind> {
  if (tellsFuture(slide)) return new Set();
  return new Set([
    ...pointsOf(slide).flatMap((one) => (one.points >= MIN_POINTS ? one.kind : [])),
    ...statedKinds(slide).filter((one) => NOT_FROM[kind]?.has(one) !== true),
    ...headedKinds(slide),
    ...(slide.facts.number === 1 ? [] : claimedKinds({ slide, name })),
  ]);
}

const HEADINGS = readPatterns('deck-slides');
const BETWEEN_TOPICS = /\s(?:and|&|\+)\s|[,/]\s?/i;

const isHeadingOf = (kind: Cued, text: string): boolean =>
  (HEADINGS[`heading-${kind}`] ?? []).some((heading) => heading.test(text));

/** Slides whose columns and shares have names that are headings elsewhere: 'Product', 'Growth'. */
const WITH_LABELS: ReadonlySet<Cued> = new Set(['ask', 'team', 'competition']);

/** Kinds that the lines of a slide name as headings: two of them are two slides. A list of the other slides has none. */
export function headedKinds(slide: SlideReading): readonly Cued[] {
  const { title, titleLines, body } = slide;
  if (title !== null && TITLES.contents.test(title)) return [];
  const kind = cuedKind(slide);
  const lines =
    kind !== undefined && WITH_LABELS.has(kind) ? body.filter(({ text }) => !TITLES.label.test(text)) : body;
  const headings = [...titleLines, ...lines].flatMap(({ text }) => text.split(BETWEEN_TOPICS));
  return KINDS.filter((one) => headings.some((heading) => isHeadingOf(one, heading.trim())));
}
