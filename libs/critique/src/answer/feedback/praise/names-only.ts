const WORD = /[\p{L}\d][\p{L}\d'’-]{0,40}/gu;
/** A name, a month or a number. */
const NAMED = /^(?:\p{Lu}|\d)/u;
/** What joins names and dates, and what says that they are founders. */
const JOINS = new RegExp(
  String.raw`^(?:and|or|the|an?|in|of|at|on|by|with|from|since|until|till|to|for|we|are|is|both|two|three|four|just|all|only|people|persons|founders?` +
    String.raw`|co-?founders?|us|team|me|myself|brothers|sisters|friends|years?|months?|old|I['’]m|I|am|is|my|name|called|named|other|one|ceo|cto|coo|here)$`,
);
const LEAST_TELLING_WORDS = 2;

/** "Two people, Ana Ruiz and Jon Laine, since May": names and dates that tell nothing of anybody. */
export function isNamesOnly(text: string): boolean {
  const words = text.match(WORD) ?? [];
  const [first = '', ...others] = words;
  const told = [first.toLowerCase(), ...others].filter((word) => !NAMED.test(word) && !JOINS.test(word));
  const isFirstNamed =
    /^\p{Lu}/u.test(first) && others.some((word) => NAMED.test(word)) && !JOINS.test(first.toLowerCase());
  return told.length - (isFirstNamed ? 1 : 0) < LEAST_TELLING_WORDS && !/\d{2}|[%$€£]/.test(text);
}
