import { QUALIFYING_WORDS } from '../../lexicon/customers.js';
import { HOUSEHOLD_NAMES, PLACES } from '../../lexicon/names.js';
import { readWords } from '../../lexicon/read-words.js';
import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_PATTERNS } from '../customer-patterns.js';
import type { PartyMention } from './party-mentions.js';
import { isSameSentence, lowerAt } from './sentence-words.js';

const MAX_WORDS = 4;
/** Words in front of a name that are no part of it. */
const NO_PART = readWords('no-part-of-name');
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/man$/, 'men'],
  [/child$/, 'children'],
  [/person$/, 'people'],
  [/midwife$/, 'midwives'],
  [/insurance$/, 'insurers'],
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=s|x|z|ch|sh)$/, 'es'],
];

function pluralOf(word: string): string {
  const found = IRREGULAR.find(([ending]) => ending.test(word));
  return found === undefined ? `${word}s` : word.replace(found[0], found[1]);
}

/** Written with a capital wherever it stands. */
const OF_FAITH =
  /^(?:muslims?|christians?|jewish|jews?|hindus?|catholics?|buddhists?|sikhs?|protestants?|mormons?|quakers?)$/;
/** As it stands inside a sentence: names and letters that stand for words are kept, "NGOs". */
function written({ text, lower, proper, sentenceInitial }: Token): string {
  const isName =
    /^\p{Lu}\p{Ll}{0,9}[\p{Lu}\d]/u.test(text) ||
    PLACES.has(lower) ||
    HOUSEHOLD_NAMES.has(lower) ||
    (proper && !sentenceInitial);
  return isName || OF_FAITH.test(lower) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : lower;
}

/** "Small and medium shops" are not only the medium ones. */
const isJoinedAdjective = (tokens: readonly Token[], at: number): boolean =>
  lowerAt(tokens, at - 1) === 'and' && QUALIFYING_WORDS.has(lowerAt(tokens, at - 2));

/** "Women's groups" are called so; whoever owns something else is no part of a name. */
function withoutOwner(words: readonly Token[]): readonly Token[] {
  const owned = words.findLastIndex(
    ({ lower }, index) => lower === "'s" && !CUSTOMER_PATTERNS.ownersInNames.test(lowerAt(words, index - 1)),
  );
  return words.slice(owned + 1);
}

const LEADS_TO_NAME = /^(?:for|helps?|to)$/;
const isKindOfName = ({ pos, lower }: Token): boolean =>
  !lower.endsWith('s') && (pos === 'NOUN' || pos === 'PROPN' || (pos === 'VERB' && lower.endsWith('ing')));

/** "Umrah and hajj agencies", "heating and plumbing firms": the first of two kinds in one name; null where there is one only. */
function otherKind(tokens: readonly Token[], { first, head, isPlural }: PartyMention): Token | null {
  const kind = tokens[first - 2];
  const isOfTwo = isPlural && first < head && lowerAt(tokens, first - 1) === 'and';
  if (!isOfTwo || kind === undefined || !isKindOfName(kind)) return null;
  const isStart = !isSameSentence(tokens, first - 3, first - 2) || LEADS_TO_NAME.test(lowerAt(tokens, first - 3));
  return isStart ? kind : null;
}

const OF_SIZE = /^(?:person|people|man|employee|seat|bed)$/;
/** "A 12 person lab": how large it is. */
const isSize = ({ lower }: Token, before: Token | undefined): boolean => before?.pos === 'NUM' && OF_SIZE.test(lower);

/** "27 New Zealand contractors" are none of Zealand. */
const isNewPlace = ({ text }: Token, next: Token | undefined): boolean => text === 'New' && next?.proper === true;

/** "Can't" is two words to the tagger. */
const APART = / (n['’]t|['’](?:s|re|ve|ll))(?= |$)/g;
/** What somebody is called in the plural, as it stands within a sentence, without number and place; empty where nothing is left of it. */
export function partyName(tokens: readonly Token[], mention: PartyMention): string {
  const { first, head, isPlural, narrowing } = mention;
  // "10-person shops" have ten people.
  const isCompound = (lowerAt(tokens, first - 1) === '-' || isJoinedAdjective(tokens, first)) && first < head;
  const isPart = ({ pos, lower }: Token): boolean =>
    pos !== 'NUM' &&
    pos !== 'DET' &&
    !NO_PART.has(lower) &&
    (lower === "'s" || /^[\p{L}\d]/u.test(lower)) &&
    (isPlural || !PLACES.has(lower));
  const all = withoutOwner(tokens.slice(isCompound ? first + 1 : first, head + 1));
  const own = all.filter(
    (token, at) =>
      isNewPlace(token, all[at + 1]) || (isPart(token) && !isSize(token, all[at - 1] ?? tokens[first - 1])),
  );
  const last = own.at(-1);
  if (last === undefined) return '';
  const other = otherKind(tokens, mention);
  const words = [
    ...(other === null ? [] : [written(other), 'and']),
    ...own.slice(-MAX_WORDS, -1).map(written),
    isPlural ? written(last) : pluralOf(last.lower),
    ...narrowing.map(({ text }) => text),
  ];
  return words.join(' ').replace(APART, '$1').replace(" 's", "'s");
}

/** A name without what narrows it down: "owners" of "owners of small buildings". */
export const ownName = (name: string): string =>
  name.replace(/ (?:of|with|without|who|whose|living|that) .{0,200}$/, '');

/** The last word of a name without what narrows it down. */
export const headOfName = (name: string): string => ownName(name).split(' ').at(-1) ?? '';

/** As it is written; a place in small letters is that of a text all in capitals. */
export function placeName(tokens: readonly Token[]): string {
  const place = tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(APART, '$1');
  return /\p{Lu}/u.test(place) ? place : '';
}
