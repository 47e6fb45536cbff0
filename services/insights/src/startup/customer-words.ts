import { readFileSync } from 'node:fs';
import { SEGMENT_HEADS } from '@playbook/critique/lexicon/customers';
import { PLACES } from '@playbook/critique/lexicon/names';
import { readPitch } from '@playbook/critique/engine/read-text';
import { slotsOf } from '@playbook/critique/pitch/slots-of';
import { z } from 'zod';
import { buyersIn, isOnePayer, usersIn } from './buyers.js';
import { isName, MANY, pluralOf, SAYS_NOTHING } from './plain-names.js';

/** "62 studios", "the 900 growers": how many there are is said elsewhere. */
const COUNT = new RegExp(String.raw`^(?:(?:${MANY}|\d[\d.,]{0,15}k?)\s{1,9}){1,4}`, 'i');
/** What follows narrows them down: "tuners who trained", "growers in Kenya". */
const NARROWED =
  /\s{1,9}(?:who|that|which|whose|with|without|in|of|at|on|from|for|under|over|near|across)\s.{0,200}$/is;
/** Whoever something comes from supplies it, and whoever it takes the place of loses by it. */
const OTHERS = new RegExp(
  String.raw`\b(?:from|replac(?:e|es|ing)|instead of|unlike|rather than|asks?|finds?|which pays?|that pays?|nearest of|` +
    String.raw`(?:written|built|made|founded|started) by) (?:the |\w{1,5} )?$`,
  'i',
);
const REACH_CHARS = 20;

/** What tells them from others, to the end of the clause: "for people who work from home". */
const FOR_WHOM =
  /\bfor (?:people|users|companies|teams|firms) who (?:[\w'’-]{1,20} ){1,4}[\w'’-]{1,20}(?=[.,;:!?\n]|$)/i;
const FOR_CHARS = 'for '.length;

interface NamedInText {
  readonly customers: readonly string[];
  /** Those of them whom it is for, in these words. */
  readonly forWhom: readonly string[];
  /** Customers of one word that stand there as one: "a pizzeria". */
  readonly singles: readonly string[];
  /** Whoever supplies it, or loses by it. */
  readonly others: readonly string[];
}
const NOBODY: NamedInText = { customers: [], forWhom: [], singles: [], others: [] };

/** "62 studios in Austin" as it stands in "Count ...": in the plural, in lower case, without number and place. */
const plainName = (words: string): string =>
  words
    .replace(COUNT, '')
    .replace(NARROWED, '')
    .trim()
    .replace(/\s{1,300}/g, ' ')
    .replace(/^\p{Lu}\p{Ll}{1,30}/u, (word) => (PLACES.has(word.toLowerCase()) ? word : word.toLowerCase()));

/** One word that is no plural yet. */
const SINGLE = /^\p{Ll}{3,24}$/u;
/** "Kite that pulls": what a text begins with is made, and buys nothing. */
const FIRST_THING = /^(?:an? )?(\p{L}{3,20}) (?:that|which|for|to)\b/iu;
/** Who does something by their name; what else is plural may be a thing. */
const MAY_BUY = /(?:[a-z]{2}(?:ers|ors|ists|ians|men|women|people|children|families|parents)|ists|teams)$/i;
/** Whoever asks for papers buys none: "translations for Spanish courts" are paid for by those who need them. */
const ARE_PAPERS =
  /\b(?:translations?|certificates?|documents?|papers|forms?|filings?|visas?|permits?|applications?|reports?|proofs?|appeals?)\b[^.!?\n]{0,80}$/i;
const isAuthority = (name: string): boolean =>
  /\b(?:courts|embassies|consulates|ministries|authorities|immigration)$/i.test(name);
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');
/** Organisations and people who buy, beside those of the lexicon. */
const BUYERS = new Set(
  z
    .array(z.string().min(1))
    .min(1)
    .parse(JSON.parse(readFileSync(new URL('../../knowledge/buyers.json', import.meta.url), 'utf8'))),
);
const singularHead = (name: string): string => singular(name.split(' ').at(-1) ?? '');
const isBuyer = (head: string): boolean =>
  SEGMENT_HEADS.has(head) || BUYERS.has(head) || BUYERS.has(head.replace(/(?<=sh|ch|x)e$/, ''));
const mayBuy = (name: string): boolean => MAY_BUY.test(name) || isBuyer(singularHead(name));
const isMade = (name: string, made: string | null): boolean =>
  /^more /i.test(name) || (made !== null && name.split(' ').at(-1) === pluralOf(made));

function namedInLine(text: string): NamedInText {
  const { user } = slotsOf(readPitch(text));
  if (user.state !== 'stated') return NOBODY;
  const made = FIRST_THING.exec(text)?.[1]?.toLowerCase() ?? null;
  const named = user.spans.map(({ start, end }) => ({
    name: plainName(text.slice(start, end)),
    isOther: OTHERS.test(text.slice(Math.max(0, start - REACH_CHARS), start)),
    start,
    isFor: /\bfor $/i.test(text.slice(Math.max(0, start - REACH_CHARS), start)),
  }));
  const buyers = named
    .filter(({ name }) => isName(name) && !isMade(name, made))
    .filter(({ name }) => mayBuy(name))
    .filter(({ name, start }) => !(isAuthority(name) && ARE_PAPERS.test(text.slice(0, start))));
  const namesOf = (some: typeof named): string[] => some.map(({ name }) => name);
  return {
    customers: namesOf(buyers.filter(({ isOther }) => !isOther)),
    forWhom: namesOf(buyers.filter(({ isOther, isFor }) => !isOther && isFor)),
    singles: namesOf(named.filter(({ name, isOther }) => !isOther && SINGLE.test(name))),
    others: namesOf(buyers.filter(({ isOther }) => isOther)),
  };
}

/** Each line is a text of its own, such as a description and another one. */
function namedIn(text: string): NamedInText {
  const lines = text.split('\n').map(namedInLine);
  return {
    customers: lines.flatMap(({ customers }) => customers),
    forWhom: lines.flatMap(({ forWhom }) => forWhom),
    singles: lines.flatMap(({ singles }) => singles),
    others: lines.flatMap(({ others }) => others),
  };
}

/** What begins a sentence and is no part of a name, and what makes a clause of it. */
const NO_KIND = new RegExp(
  String.raw`(?<!\p{L})(?:${MANY}|we|it|they|he|she|you|i|my|your|their|his|this|that|where|when|if|because|and|or|but|so|for|to|of|in|on|at|by|` +
    String.raw`with|without|from|as|today|now|only|then|often|usually|currently|here|there|each|every|both|no|not|is|are|was|were|has|have|` +
    String.raw`software|apps?|\p{L}+ing|lets?|helps?|gives?|makes?|sells?|tells?|shows?|sends?)(?!\p{L})`,
  'iu',
);
const BEFORE_NAME = String.raw`(?:^|[.!?\n]\s{0,3})(\p{Lu}\p{L}{2,20}(?: \p{Ll}{2,20})?) `;

/** "Insurers pay clinics": many, and what they do. */
const DO_SOMETHING = /^\p{L}+s \p{L}+$/u;

/** "Cell therapy labs wait": what a sentence calls them in full where it begins with them. */
function fullName(name: string, text: string): string {
  const before = new RegExp(`${BEFORE_NAME}${escaped(name)}(?!\\p{L})`, 'u').exec(text)?.[1];
  return before === undefined || NO_KIND.test(before) || DO_SOMETHING.test(before)
    ? name
    : `${before.toLowerCase()} ${name}`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "Owners book a tuner and pay": whoever is booked is paid. */
const BOOKED = /\b(?:book|hire|find) an? (\p{Ll}{3,20})(?!\p{L}|['’-])/gu;

const bookedIn = (text: string): readonly string[] => [...text.matchAll(BOOKED)].map(([, name = '']) => pluralOf(name));

/** "51 pipers", "9 fleets": whoever is counted is more than somebody of whom the text speaks. */
const isCounted = (name: string, text: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:\d[\d.,]{0,15}k?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\p{L}-]{2,20} ){0,2}` +
      String.raw`${escaped(name.split(' ').at(-1) ?? name)}(?!\p{L})`,
    'iu',
  ).test(text);

/**
 * Whom a startup sells to, in its founder's words; null where none is said for sure: who is merely spoken of may do the work, or be the trouble, and a
 * wrong name stands in every line. The problem may name the same ones in more words: "62 studios" are "tattoo studios".
 */
export function customersNamed(description: string, problem: string): string | null {
  if (isOnePayer(description)) return null;
  const text = `${description}\n${problem}`;
  const [own, those] = [namedIn(description), namedIn(problem)];
  const described = FOR_WHOM.exec(description)?.[0].slice(FOR_CHARS);
  const booked = bookedIn(description);
  const isSaid = (one: string): boolean => !SAYS_NOTHING.test(one) && !booked.includes(one);
  const isSure = (one: string): boolean => own.forWhom.includes(one) || isCounted(one, text);
  const sure = [...own.customers, ...those.customers].filter((one) => isSure(one) && !own.others.includes(one));
  const name =
    buyersIn(description, [...own.customers, ...those.customers]) ??
    described ??
    sure.find(isSaid) ??
    usersIn(description) ??
    sure[0];
  if (name !== undefined) {
    const longer = [...own.customers, ...those.customers].find((one) => one.endsWith(` ${name}`));
    return longer ?? fullName(name, text);
  }
  return own.singles.map(pluralOf).find((many) => text.toLowerCase().includes(many)) ?? null;
}
