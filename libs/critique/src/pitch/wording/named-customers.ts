import { arePaidFor, NOT_A_PERSON, SEGMENT_HEADS } from '../../lexicon/customers.js';
import { PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { isListedWord } from '../../lexicon/word-ranks.js';
import { lemmaOf } from '../../text/grammar/lemma.js';
import type { TypedNumber } from '../../engine/numbers/typed-number.js';
import type { PitchSignals } from '../signals/pitch-signals.js';

const SEGMENT_GRADE = 2;
const MAX_CHARS = 40;
/** Before what somebody is called. */
const COUNTED = new RegExp(
  String.raw`^(?:(?:for|to|by|forty|eleven|one|helps?|lets?|connects?|match(?:es)?|the|our|my|these|those|all|most|many|` +
    String.raw`some|any|every|each|other|about|over|nearly|\d[\d.,]{0,12}k?|two|three|four|five|six|seven|eight|nine|ten|` +
    String.raw`twelve|first|million|thousand|hundred)\s){1,4}`,
  'i',
);
/** What a segment is told apart by goes on too long, or is no part of its name. */
const NO_NAME =
  /\d|\b(?:who|whose|which|that|with|we|us|you|i|it|they|them|their|its|and|or|people|customers?|users?|clients?|companies|businesses)\b/i;
/** Australians keep their capital letter at the beginning of a sentence. */
const OF_A_PLACE = /(?:ish|[aeiou]ans?|ese|pinos?)$/i;

function withoutSentenceCapital(text: string, start: number, words: string): string {
  const [first = ''] = words.split(/[\s-]/, 1);
  const isInitial =
    /^\W{0,4}$/.test(text.slice(0, start)) || /[.!?:]\s{1,3}$/.test(text.slice(Math.max(0, start - 4), start));
  const isName =
    !/^\p{Lu}\p{Ll}+$/u.test(first) ||
    OF_A_PLACE.test(first) ||
    ![first.toLowerCase(), first.toLowerCase().replace(/s$/, '')].some((word) => isListedWord(word));
  return isInitial && !isName ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** What helps them stands before them in the same words. */
const HELPED = /^.{0,60}\b(?:enables?|helps?|lets?|allows?|gives?|teach(?:es)?|saves?) /;
/** "Mechanics in Lagos phone six shops": what they do is no place. */
const BEHIND_PLACE = /(?<= in (?:the )?\p{Lu}\p{L}{1,30}(?: \p{Lu}\p{L}{1,30}){0,2}) \p{Ll}.{0,60}$/u;
const PEOPLE =
  /(?:ers|ors|ists|ians|(?<!gr|vari|const)ants|men|women|nurses|farms|teams|chefs|patients|parents|students)$/;

const NO_PERSON = /^(?:character|controller|meter|letter|order|reminder)$/;
const LEADS_TO_THEM = new RegExp(
  String.raw`\b(?:for|(?:sell|sold|rent|rented|licen[cs]ed?|lend|lent|leased?|delivered|supply|shipped|offer|` +
    String.raw`sends?) (?:[^.;]{1,40} )?to|helps?|helping|lets?|letting|lend|lends|enables?|enabling|used by|bought by|` +
    String.raw`sold to|tells?|gives?) (?:(?:the|our|my|all|most|many|busy|over|about|\d[\d.,]{0,12}k?) ){0,2}$`,
  'i',
);
const LEAD_MAX_CHARS = 64;
/** What they do who have a trouble or pay to be without it. */
const THEIR_DEED = new RegExp(
  String.raw`^ (?:in [\p{L} ]{2,30} )?(?:still |now |often |already )?(?:pay|pays|use|buy|order|rent|open|lose|waste|throw|` +
    String.raw`spend|wait|struggle|miss|cannot|can't|cancel|wanted|need|phone|type)\b`,
  'u',
);

/** They stand where a pitch says who it is for, or who has the trouble: not whoever does something in passing. */
function isAddressed(text: string, start: number, end: number): boolean {
  return (
    LEADS_TO_THEM.test(text.slice(Math.max(0, start - LEAD_MAX_CHARS), start)) ||
    THEIR_DEED.test(text.slice(end, end + LEAD_MAX_CHARS))
  );
}

/** The last word of a name without its place is somebody, or somewhere that buys. */
export function isSomebody(name: string): boolean {
  const head =
    name
      .replace(/ (?:in|of|at|from) .{1,60}$/, '')
      .split(/[\s-]/)
      .at(-1)
      ?.toLowerCase() ?? '';
  const lemma = lemmaOf(head, 'NOUN', () => head);
  if (name.startsWith('other ')) return false;
  const isThing = NOT_A_PERSON.has(lemma) || PRODUCT_NOUNS.has(lemma) || NO_PERSON.test(lemma);
  return SEGMENT_HEADS.has(lemma) || (PEOPLE.test(head) && !isThing);
}

/** What several of the customers are called within a sentence, "village shopkeepers"; null where the pitch does not name them so. */
export function namedCustomers({ text, customer: { grade, named } }: PitchSignals): string | null {
  if (grade < SEGMENT_GRADE || named?.isPlural !== true || text.charAt(named.span.start - 1) === '-') return null;
  const { start, end } = named.span;
  const words = text.slice(start, end).replace(/\s+/g, ' ');
  const whole = words.replace(HELPED, '').replace(COUNTED, '');
  const name = whole.replace(BEHIND_PLACE, '');
  const isShort = name.length <= MAX_CHARS && /^\p{L}/u.test(name) && /\p{L}$/u.test(name);
  if (!isShort || NO_NAME.test(name) || /^\p{Lu}{2}/u.test(name) || !isSomebody(name)) return null;
  const at = start + words.length - whole.length;
  return isAddressed(text, at, at + name.length) ? withoutSentenceCapital(text, at, name) : null;
}

/** More are a market. */
const MAX_COUNTED = 20_000;

/** What several of somebody are called, who pay for themselves. */
const isCalled = (noun: string): boolean =>
  noun.endsWith('s') && !NO_NAME.test(noun) && isSomebody(noun) && !arePaidFor(noun);

/** Who is counted as a customer, "4 hospitals", where the pitch calls its customers nothing else. */
function countedCustomers(text: string, numbers: readonly TypedNumber[]): string | null {
  const counted = numbers
    .filter(({ value, currency, isPlanned }) => currency === null && !isPlanned && value > 1 && value <= MAX_COUNTED)
    .find(
      ({ type, noun, span }) =>
        noun !== null &&
        isCalled(noun) &&
        (type === 'customers' || THEIR_DEED.test(text.slice(span.end + 1 + noun.length))),
    );
  return counted?.noun ?? null;
}

/** Whom a question about the customers calls by what they are. */
export const toAsk = (signals: PitchSignals, numbers: readonly TypedNumber[]): string | null =>
  namedCustomers(signals) ?? countedCustomers(signals.text, numbers);

/** What the bank of questions says of customers whom it cannot know, and the same of those that a pitch names. */
const ABOUT_THEM: readonly (readonly [of: string, named: string])[] = [
  ['does the customer stop doing', 'do % stop doing'],
  ['changes for them:', 'changes for %:'],
  ['What gets better, for whom, and', 'What gets better for %, and'],
  ['How do they get by', 'How do % get by'],
  ['What would somebody stop', 'What would % stop'],
  ['what would they use', 'what would % use'],
  ['Who has it in use', 'Which % have it in use'],
  ['How many used', 'How many % used'],
  ['Who has paid, used or signed, and how many is that exactly?', 'How many % have paid, used or signed, exactly?'],
  ['What does one customer pay', 'What do % pay'],
  ['out loud to a customer', 'out loud to %'],
  ['What do they pay today', 'What do % pay today'],
];

const ABOUT_PRICE = /^(?:What does one customer pay|Which price have you said out loud|What do they pay today)/;

/** A question of the bank about the customers that a pitch names. */
export function askedOf(customers: string | null, question: string): string {
  if (customers !== null && arePaidFor(customers) && ABOUT_PRICE.test(question))
    return `Who pays for ${customers}: they themselves or somebody else? And how much?`;
  const found = customers === null ? undefined : ABOUT_THEM.find(([of]) => question.includes(of));
  return found === undefined
    ? question
    : question.replace(found[0], () => found[1].replace('%', () => customers ?? ''));
}

const DOES_SOMETHING = /(?:^|[.!?:] )\W{0,2}(\p{Lu}[\p{L}\d]{2,30}) (?:is|\p{Ll}{2,20}s) /gu;

/** What a question calls "it" by its name, where something of that name does something: "Escritura reads the register". */
export function ofProduct({ text, detail: { company } }: PitchSignals, question: string): string {
  const isNamed = company !== null && [...text.matchAll(DOES_SOMETHING)].some(([, name]) => name === company);
  return isNamed ? question.replace(/^(Who has|Which [^?]{1,60} have) it in use/, `$1 ${company} in use`) : question;
}
