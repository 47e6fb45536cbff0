import { readPitch } from '@playbook/critique/engine/read-text';
import { slotsOf } from '@playbook/critique/pitch/slots-of';

const MAX_WORDS = 4;
/** What stands before a name and says how many, or which. */
const MANY =
  'the|our|these|about|over|nearly|some|few|many|most|all|other|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** "62 studios", "the 900 growers": how many there are is said elsewhere. */
const COUNT = new RegExp(String.raw`^(?:(?:${MANY}|\d[\d.,]{0,15}k?)\s{1,9}){1,4}`, 'i');
/** What follows narrows them down: "tuners who trained", "growers in Kenya". */
const NARROWED =
  /\s{1,9}(?:who|that|which|whose|with|without|in|of|at|on|from|for|under|over|near|across)\s.{0,200}$/is;
/** Whoever something comes from supplies it, and whoever it takes the place of loses by it. */
const OTHERS = /\b(?:from|replac(?:e|es|ing)|instead of|unlike|rather than) (?:the )?$/i;
const PLURAL = /(?:[^su]s|people|men|children)$/i;
const REACH_CHARS = 16;

/** Words of anybody who buys; another name in the text says more. */
const SAYS_NOTHING = /^(?:companies|businesses|firms|customers|clients|users|people|organi[sz]ations|teams)$/;
/** What tells them from others, to the end of the clause: "for people who work from home". */
const FOR_WHOM =
  /\bfor (?:people|users|companies|teams|firms) who (?:[\w'’-]{1,20} ){1,4}[\w'’-]{1,20}(?=[.,;:!?\n]|$)/i;
const FOR_CHARS = 'for '.length;

interface NamedInText {
  readonly customers: readonly string[];
  /** Customers of one word that stand there as one: "a pizzeria". */
  readonly singles: readonly string[];
  /** Whoever supplies it, or loses by it. */
  readonly others: readonly string[];
}
const NOBODY: NamedInText = { customers: [], singles: [], others: [] };

/** "62 studios in Austin" as it stands in "Count ...": in the plural, in lower case, without number and place. */
const plainName = (words: string): string =>
  words
    .replace(COUNT, '')
    .replace(NARROWED, '')
    .trim()
    .replace(/\s{1,300}/g, ' ')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** One word that is no plural yet. */
const SINGLE = /^\p{Ll}{3,24}$/u;
const pluralOf = (name: string): string => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`);

const isName = (name: string): boolean => PLURAL.test(name) && name.split(/\s+/).length <= MAX_WORDS;

function namedInLine(text: string): NamedInText {
  const { user } = slotsOf(readPitch(text));
  if (user.state !== 'stated') return NOBODY;
  const named = user.spans.map(({ start, end }) => ({
    name: plainName(text.slice(start, end)),
    isOther: OTHERS.test(text.slice(Math.max(0, start - REACH_CHARS), start)),
  }));
  const namesOf = (isOther: boolean): string[] =>
    named.filter((one) => one.isOther === isOther && isName(one.name)).map(({ name }) => name);
  const singles = named.filter(({ name, isOther }) => !isOther && SINGLE.test(name)).map(({ name }) => name);
  return { customers: namesOf(false), singles, others: namesOf(true) };
}

/** Each line is a text of its own, such as a description and another one. */
function namedIn(text: string): NamedInText {
  const lines = text.split('\n').map(namedInLine);
  return {
    customers: lines.flatMap(({ customers }) => customers),
    singles: lines.flatMap(({ singles }) => singles),
    others: lines.flatMap(({ others }) => others),
  };
}

/** "12 parishes pay 200 pounds", "farms in Maine pay us": whoever pays for it buys it, whatever else is named. */
const PAYERS = new RegExp(
  String.raw`(?<![\p{L}'-])((?:\p{L}[\p{L}-]{2,23} )?)(\p{L}\p{Ll}{1,23}(?:[^su\W]s|men|people)) ` +
    String.raw`(?:(?:in|across) \p{Lu}\p{L}{1,23} )?(?:pay (?:us\b|for (?:it|this|a)\b|` +
    String.raw`[$€£]?\d[\d.,]{0,15}(?![\d.,%]| ?%))|(?:rent|lease|buy) (?:it|them|ours)\b)`,
  'gu',
);
/** "130 stalls order every morning": who uses it stands in for who pays. */
const USERS =
  /(?<![\p{L}\d])\d[\d.,]{0,15} ((?:\p{Ll}{3,23} )?\p{Ll}{2,23}[^su\W]s) (?:order|rent|subscribe|use it|buy from us|run it)\b/u;

function usersIn(description: string): string | undefined {
  const name = USERS.exec(description)?.[1];
  return name !== undefined && isName(name) && !SAYS_NOTHING.test(name) ? name : undefined;
}
const SAID_OF_MANY = new RegExp(String.raw`^(?:${MANY}|where|and|that|which|whose|\p{L}*teen|\p{L}*ty)$`, 'iu');

/** "An electricity retailer pays us", "the county pays for the data": one stands for its kind. */
const PAYER =
  /\b(?:an?|the|each|every) ((?:[\p{L}-]{3,23} )?\p{L}\p{Ll}{2,23}) pays (?:us|for (?:it|this|the|each|every))\b/giu;

const payerIn = (description: string): string | null =>
  [...description.matchAll(PAYER)]
    .map(([, name = '']) => pluralOf(name.toLowerCase()))
    .find((name) => isName(name) && !SAYS_NOTHING.test(name)) ?? null;

function payersIn(description: string): string | null {
  const named = [...description.matchAll(PAYERS)].map(([, before = '', noun = '']) => {
    const name = noun.toLowerCase();
    const kind = before.trim();
    return SAYS_NOTHING.test(name) && kind !== '' && !SAID_OF_MANY.test(kind) ? `${kind.toLowerCase()} ${name}` : name;
  });
  return named.find((name) => !SAYS_NOTHING.test(name)) ?? null;
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

/**
 * Whom a startup sells to, in its founder's words; null where none is said for sure. The problem may name the same ones in more words:
 * "62 studios" are "tattoo studios".
 */
export function customersNamed(description: string, problem: string): string | null {
  const [own, those] = [namedIn(description), namedIn(problem)];
  const described = FOR_WHOM.exec(description)?.[0].slice(FOR_CHARS);
  const named = described ?? own.customers.find((one) => !SAYS_NOTHING.test(one));
  const name = payersIn(description) ?? payerIn(description) ?? named ?? usersIn(description) ?? own.customers[0];
  const text = `${description}\n${problem}`;
  if (name !== undefined) {
    const longer = [...own.customers, ...those.customers].find((one) => one.endsWith(` ${name}`));
    return longer ?? fullName(name, text);
  }
  const single = own.singles.map(pluralOf).find((many) => text.toLowerCase().includes(many));
  return single ?? those.customers.find((other) => !own.others.includes(other)) ?? null;
}
