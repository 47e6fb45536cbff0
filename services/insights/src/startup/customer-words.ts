import { readPitch } from '@playbook/critique/engine/read-text';
import { slotsOf } from '@playbook/critique/pitch/slots-of';

const MAX_WORDS = 4;
/** "62 studios", "the 900 growers": how many there are is said elsewhere. */
const COUNT = new RegExp(
  String.raw`^(?:(?:the|our|these|about|over|nearly|some|few|many|most|all|other|\d[\d.,]{0,15}k?|` +
    String.raw`one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s{1,9}){1,4}`,
  'i',
);
/** What follows narrows them down: "tuners who trained", "growers in Kenya". */
const NARROWED =
  /\s{1,9}(?:who|that|which|whose|with|without|in|of|at|on|from|for|under|over|near|across)\s.{0,200}$/is;
/** Whoever something comes from supplies it. */
const SUPPLIES = /\bfrom (?:the )?$/i;
const PLURAL = /(?:[^su]s|people|men|children)$/i;
const REACH_CHARS = 12;

interface NamedInText {
  readonly customers: readonly string[];
  /** Whoever something comes from. */
  readonly suppliers: readonly string[];
}
const NOBODY: NamedInText = { customers: [], suppliers: [] };

/** "62 studios in Austin" as it stands in "Count ...": in the plural, in lower case, without number and place. */
const plainName = (words: string): string =>
  words
    .replace(COUNT, '')
    .replace(NARROWED, '')
    .trim()
    .replace(/\s{1,300}/g, ' ')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const isName = (name: string): boolean => PLURAL.test(name) && name.split(/\s+/).length <= MAX_WORDS;

function namedIn(text: string): NamedInText {
  const { user } = slotsOf(readPitch(text));
  if (user.state !== 'stated') return NOBODY;
  const named = user.spans.map(({ start, end }) => ({
    name: plainName(text.slice(start, end)),
    supplies: SUPPLIES.test(text.slice(Math.max(0, start - REACH_CHARS), start)),
  }));
  const namesOf = (supplies: boolean): string[] =>
    named.filter((one) => one.supplies === supplies && isName(one.name)).map(({ name }) => name);
  return { customers: namesOf(false), suppliers: namesOf(true) };
}

/** Words of anybody who buys; another name in the text says more. */
const SAYS_NOTHING = /^(?:companies|businesses|firms|customers|clients|users|people|organi[sz]ations|teams)$/;

/** "farmers pay 31 euros": whoever pays buys it, whatever else is named. */
const PAYERS = /(?<![\p{L}'-])(\p{Ll}{2,24}(?:[^su\W]s|men|people)) pay\b/u;

/**
 * Whom a startup sells to, in its founder's words; null where none is said for sure. The problem may name the same ones in more words:
 * "62 studios" are "tattoo studios".
 */
export function customersNamed(description: string, problem: string): string | null {
  const [own, those] = [namedIn(description), namedIn(problem)];
  const name = own.customers.find((one) => !SAYS_NOTHING.test(one)) ?? own.customers[0];
  if (name !== undefined) return those.customers.find((longer) => longer.endsWith(` ${name}`)) ?? name;
  return PAYERS.exec(description)?.[1] ?? those.customers.find((other) => !own.suppliers.includes(other)) ?? null;
}
