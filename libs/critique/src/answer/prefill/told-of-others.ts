import { likelihoodOfSomebody } from '../../customers/somebody.js';
import { SEGMENT_HEADS } from '../../lexicon/customers.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('prefill', [
  'ofOwn',
  'counted',
  'noSubject',
  'wherePlace',
  'betweenPlaces',
  'howOften',
  'noVerb',
  'ofTrouble',
  'ofBuying',
  'ofUsing',
  'ofEffort',
  'ofTheirTrade',
]);

/** "Almond growers", "two-man piano teams": a kind is named by few words. */
const NAME_WORDS_MAX = 4;
/** "Los acopios: grain elevators": what stands before the colon is another name. */
const OTHER_NAME = /^[^:.;!?]{1,30}: /;
const MANY = /(?:s|men|people|children)$/;

const isPeople = (word: string, customers: string): boolean =>
  (customers !== '' && word === customers) ||
  word === 'people' ||
  (MANY.test(word) && likelihoodOfSomebody(word) !== 'no');

const bare = (word: string): string => word.replace(/[^\p{L}&'’-]/gu, '');

/** Where the verb stands after "hunters in Istria" or "women of desert villages". */
function verbAt(words: readonly string[], after: number): number {
  let at = after;
  if (WORDS.wherePlace.test(words[at] ?? '')) {
    at += 1;
    const isOfPlace = (word: string): boolean => /^\p{Lu}/u.test(word) || WORDS.betweenPlaces.test(word);
    if (!/^\p{Lu}/u.test(words[at] ?? ''))
      at += words.slice(at, at + NAME_WORDS_MAX).findIndex((word) => word.endsWith('s')) + 1;
    while (isOfPlace(words[at] ?? '')) at += 1;
  }
  while (WORDS.howOften.test(words[at] ?? '')) at += 1;
  return at;
}

/**
 * What many of a kind do, where a sentence begins with them and says nothing of the startup: "rehair" in "Luthiers in Cremona rehair a bow";
 * null elsewhere.
 * @param customers the last word of what the customers are called, where that is known
 */
export function doneByOthers(sentence: string, customers = ''): string | null {
  if (WORDS.ofOwn.test(sentence) || WORDS.counted.test(sentence) || isDeedOfOne(sentence)) return null;
  const words = sentence.replace(OTHER_NAME, '').trim().split(/\s+/).map(bare);
  const head = words.slice(0, NAME_WORDS_MAX).findIndex((word) => isPeople(word.toLowerCase(), customers));
  if (head < 0 || words.slice(0, head).some((word) => WORDS.noSubject.test(word))) return null;
  const verb = words[verbAt(words, head + 1)] ?? '';
  return /^\p{Ll}{2,20}$/u.test(verb) && !WORDS.noVerb.test(verb) ? verb : null;
}

/** "Farmer stores tomato": a deed that is written as somebody is. */
const STORES = /^\p{L}{3,20} (?:stores|houses|hosts|coaches|guides|guards|nurses)\b/iu;
const isDeedOfOne = (sentence: string): boolean =>
  STORES.test(sentence) && likelihoodOfSomebody(`${sentence.split(' ', 1)[0]?.toLowerCase() ?? ''}s`) === 'sure';

/** Whether it tells how others fare, and not what they pay for what is made: what a text begins with is their trade. */
export function isOfTheirTrade(sentence: string, isFirst: boolean): boolean {
  const verb = doneByOthers(sentence);
  return verb !== null && (isFirst || !WORDS.ofBuying.test(verb));
}

/** With what, or how: "make the dentures by hand", "sell by eye". */
const HOW = /\b(?:by|with|on|in|from|using|without|then|and wait|twice|again|every)\b|\d/i;

/** Whether it tells what others do where they have no product for it: what they do with one is told further down, and is no effort. */
export function isTheirWay(sentence: string, isFirst: boolean, customers = ''): boolean {
  const verb = doneByOthers(sentence, customers);
  if (verb === null || WORDS.ofTrouble.test(verb)) return false;
  if (WORDS.ofTheirTrade.test(verb) && !HOW.test(sentence)) return false;
  return isFirst || !(WORDS.ofBuying.test(verb) || (WORDS.ofUsing.test(verb) && !WORDS.ofEffort.test(sentence)));
}

/** "A hospital with no oxygen sends", "each bakery throws": one stands for its kind. */
const ONE_OF_A_KIND =
  /^(?:an?|each|every|the) (?:\p{Ll}{3,20} )?(\p{Ll}{3,20}) (?:(?:with|without|in|of) (?:\p{L}{2,20} ){1,3}?)?(?:\p{Ll}{2,20}[^su\W]s|must|cannot|has) /iu;

/** Whether a sentence tells what one of them does or needs, who may be a customer or work with the product. */
export function isOfOneOfThem(sentence: string): boolean {
  const head = ONE_OF_A_KIND.exec(sentence)?.[1]?.toLowerCase() ?? '';
  const isOne = SEGMENT_HEADS.has(head) || (head !== '' && likelihoodOfSomebody(`${head}s`) === 'sure');
  return isOne && !WORDS.ofOwn.test(sentence);
}

/** "They will sell you a new stone for £1,900", "sitters want £15 an hour". */
const ASKED_BY_OTHERS = /\b(?:will )?sells? you\b|\b(?!(?:we|i|it) )\p{L}{3,20}s? (?:wants?|asks?|demands?) [$€£₹]\d/iu;

/** Whether a sentence tells what others want for it. */
export const isAskedByOthers = (sentence: string): boolean => ASKED_BY_OTHERS.test(sentence);

/** "A big brand wanted to make a collection", "festival folk have asked", "police zones would like a version": what others wish is not made. */
const WISHED_BY_OTHERS = new RegExp(
  String.raw`^(?!(?:we|i|our|my|it|customers?|users?|clients?)\b)(?:[\p{L}'’-]{2,20} ){1,5}` +
    String.raw`(?:wanted to (?:buy|make|do|join|invest|partner|sell|own|copy)\b|(?:would|['’]d) like (?:an?|us|to)\b|want us (?:for|to)\b|` +
    String.raw`asked (?:us )?(?:for (?:an? )?(?:tender|version|exclusive|licen[cs]e)|about)\b|` +
    String.raw`(?:has|have) asked(?: us)?(?: for (?:an?|the) [\p{L} ]{2,40})?[.!]?$|` +
    String.raw`begs? (?:us )?to\b|keeps? (?:writing|asking|calling)\b)`,
  'iu',
);
export const isWishOfOthers = (sentence: string): boolean => WISHED_BY_OTHERS.test(sentence);

/** "The chandler's clerk retypes each line": what the people of customers do without it. */
const OF_THEIR_STAFF = new RegExp(
  String.raw`^(?:the|an?|each|every|most) [\p{L}-]{3,20}['’]s? (?:own )?(?:clerk|secretary|assistant|manager|staff|bookkeeper|accountant|foreman|nurse` +
    String.raw`|wife|office|receptionist|dispatcher|planner)s? (?:then |often |still |usually )?\p{Ll}{2,20}\b`,
  'u',
);
const lowerFirst = (text: string): string => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
/** Whether a sentence tells what the people of customers do without the product. */
export const isOfTheirStaff = (text: string): boolean =>
  OF_THEIR_STAFF.test(lowerFirst(text)) && !WORDS.ofOwn.test(text);
