import type { Span } from '@playbook/contracts/core/span.schema';
import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { OBJECT_HEADS, SEGMENT_HEADS } from '../../lexicon/customers.js';
import { PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { readPatterns } from '../../lexicon/read-patterns.js';
import { PatternLists } from '../../text/search/squeezed-text.js';
import type { Token } from '../../text/tokens/token.js';
import type { PitchText } from '../read-text.js';
import { SLOTS, type Slot, type SlotName, type Slots } from './slot.js';

/** What was measured of who it is for and what is made, where words in a list would say too little. */
export interface MeasuredParts {
  /** 0 nobody, 1 anybody, 2 a segment, 3 a segment with a size, a place or a moment. */
  readonly customer: { readonly grade: number; readonly spans: readonly Span[] };
  readonly what: Readonly<Record<'lead' | 'product' | 'object' | 'mainVerb', readonly Span[]>>;
}

const SEGMENT_GRADE = 2;
const PATTERNS = readPatterns('slots');
const listsOf = (state: string): PatternLists =>
  new PatternLists(SLOTS.map((slot) => PATTERNS[`${slot}-${state}`] ?? []));
const STATED = listsOf('stated');
const PERHAPS = listsOf('perhaps');

const ABSENT: Slot = { state: 'absent', spans: [] };

/** What the surer of two readings says. */
const slotOf = (stated: readonly Span[], perhaps: readonly Span[]): Slot =>
  stated.length > 0
    ? { state: 'stated', spans: stated }
    : perhaps.length > 0
      ? { state: 'perhaps', spans: perhaps }
      : ABSENT;

/** What the lists say of each slot; what is stated is not looked for in words that may mean it. */
function byPatterns({ plainSqueezed }: PitchText): Record<SlotName, Slot> {
  const stated = STATED.spansIn(plainSqueezed);
  const perhaps = PERHAPS.spansIn(plainSqueezed, (slot) => stated[slot]?.length === 0);
  return Object.fromEntries(
    SLOTS.map((slot, index) => [slot, slotOf(stated[index] ?? [], perhaps[index] ?? [])]),
  ) as Record<SlotName, Slot>;
}

/** Words that somebody stands behind: "for", "helps", "sold to". */
const LEADS = new Set('for help helps helping let lets letting to by give gives tell tells teach at'.split(' '));
const LEAD_REACH_TOKENS = 4;
/** Endings of words for who does something; many things have them too, so that they say no more than perhaps. */
const DOER = /(?:ers?|ors?|ists?|ians?|ants?|ees?)$/;
/** Whoever a text begins with: there any word has a capital letter. */
const PEOPLE = /(?:ers|ors|ists|ians|ants|ees|men)$/;
const OWN_PEOPLE = new Set([
  'i',
  'you',
  'everyone',
  'everybody',
  'anyone',
  'anybody',
  'me',
  'my',
  'wife',
  'husband',
  'mother',
  'father',
  'people',
  'men',
  'women',
  'children',
  'kids',
]);

/** A common noun that may be somebody: no idea, and nothing that only stands behind 'for'. */
const mayBeSomebody = (token: Token): boolean =>
  token.pos === 'NOUN' && !isAbstractNoun(token.lemma) && !OBJECT_HEADS.has(token.lemma);

function isLedTo(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(Math.max(0, index - LEAD_REACH_TOKENS), index).some(({ lower }) => LEADS.has(lower));
}

/** What customers do, and nothing that is sold does. */
const USES = new Set(
  'use uses used pay pays paid buy buys bought order orders ordered switched signed subscribe subscribed'.split(' '),
);
const isPluralNoun = ({ pos, lower }: Token): boolean => (pos === 'NOUN' || pos === 'PROPN') && lower.endsWith('s');
const PLACE_LEADS = new Set(['in', 'of', 'from']);
const PLACE_REACH_TOKENS = 4;
/** "Mamas pay", "mamas in Houston pay". */
function pays(tokens: readonly Token[], index: number): boolean {
  if (USES.has(tokens[index + 1]?.lower ?? '')) return true;
  if (!PLACE_LEADS.has(tokens[index + 1]?.lower ?? '')) return false;
  const place = tokens.slice(index + 2, index + PLACE_REACH_TOKENS);
  const end = place.findIndex(({ lower }) => USES.has(lower));
  return end > 0 && place.slice(0, end).every(({ proper }) => proper);
}

/** Who may be meant: a segment anywhere, whoever is named by what they do, and a noun behind "for" or "helps". */
function isPerhapsUser(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  if (OWN_PEOPLE.has(token.lower) || SEGMENT_HEADS.has(token.lemma)) return true;
  if (isPluralNoun(token) && (pays(tokens, index) || (index === 0 && PEOPLE.test(token.lower)))) return true;
  if (!mayBeSomebody(token) || PRODUCT_NOUNS.has(token.lemma)) return false;
  return DOER.test(token.lower) || (token.lower.endsWith('s') && isLedTo(tokens, index));
}

const spanOf = ({ start, end }: Token): Span => ({ start, end });

/** Words that were taken for empty ones ("for everyone") are looked for in the text itself. */
function userOf({ tokens }: PitchText, { customer: { grade, spans } }: MeasuredParts, listed: Slot): Slot {
  const perhaps = tokens.filter((_, index) => isPerhapsUser(tokens, index)).map(spanOf);
  return slotOf(grade >= SEGMENT_GRADE ? spans : [], [...spans, ...perhaps, ...listed.spans]);
}

function thingOf({ tokens }: PitchText, { what }: MeasuredParts): Slot {
  const nouns = tokens.filter((token) => token.pos === 'NOUN' && !isAbstractNoun(token.lemma));
  const isShown = what.lead.length > 0 && (what.object.length > 0 || what.mainVerb.length > 0);
  return slotOf(isShown ? [...what.object, ...what.product] : [], [
    ...what.product,
    ...what.mainVerb,
    ...nouns.map(spanOf),
  ]);
}

/**
 * Reads a text once into what it says of a startup. Every kind of text takes from here what is missing and what may be praised.
 * Pure; spans are UTF-16 offsets in the founder's text.
 */
export function readSlots(text: PitchText, measured: MeasuredParts): Slots {
  const listed = byPatterns(text);
  return { ...listed, user: userOf(text, measured, listed.user), thing: thingOf(text, measured) };
}
