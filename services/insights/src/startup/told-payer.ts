import { isSomebody } from '@playbook/critique/customers/somebody';

/** "We keep KSh 350 per goat from the buyer", "we charge the mill 3%". */
const CHARGED_FROM =
  /\b(?:we|I) (?:keep|take|charge|earn|get|collect)\b[^.;!?\n]{1,60}? from (?:the|each|every) (\p{L}{3,20})\b/iu;
/** "£19 a month per engineer". */
const PRICE_PER =
  /\p{Sc}\s?\d[\d.,]{0,9} (?:a|per|each) (?:month|year|week|season) (?:per|for each|for every) (\p{L}{3,20})\b/iu;
const PAY_NOTHING = /\b(\p{L}{3,20}) pays? nothing\b/iu;
/** "Eleven public hospitals use it. They pay €0.55 per minute". */
const THEY_PAY = /^(?:they|all of them|each(?: of them)?|both) (?:all |each )?pays?\b/i;
const SENTENCE = /(?<=[.!?;])\s|\n/u;

const manyOf = (one: string): string =>
  (one.endsWith('s') ? one : one.replace(/(?<=[^aeiou])y$/, 'ie').concat('s')).toLowerCase();

const SAYS_NOTHING = /^(?:an?|the|each|every|per|our|one|two|of|no|any|my|is|as|for|other|new)$/i;

/** "Engineers" whom a text calls gas engineers elsewhere. */
function whole(one: string, description: string): string {
  const before = new RegExp(String.raw`\b(\p{Ll}{3,15}) ${one}\b`, 'u').exec(description)?.[1] ?? '';
  return before === '' || SAYS_NOTHING.test(before) ? manyOf(one) : `${before} ${manyOf(one)}`;
}

/**
 * Who is told to pay, where a sentence says it beside the price; null elsewhere.
 * @param everything with the founders' story, in which they may be called by their whole name
 */
export function toldPayer(description: string, everything: string): string | null {
  const named = CHARGED_FROM.exec(description)?.[1] ?? PRICE_PER.exec(description)?.[1];
  if (named === undefined || !isSomebody(manyOf(named))) return null;
  return manyOf(named) === 'users' || manyOf(named) === manyOf(PAY_NOTHING.exec(description)?.[1] ?? '')
    ? null
    : whole(named.toLowerCase(), everything);
}

/** Whether the sentence behind one that names the customers says that these pay. */
export function isPaidByThose(customers: string, description: string): boolean {
  const last = customers.toLowerCase().split(' ').at(-1) ?? '';
  const sentences = description.split(SENTENCE);
  return sentences.some(
    (sentence, index) => THEY_PAY.test(sentence) && (sentences[index - 1] ?? '').toLowerCase().includes(last),
  );
}
