import type { ReadSentence } from './read-sentences.js';
import type { SentenceRole } from './roles/sentence-role.js';

/** "340 of them pay it", "it detects wetness", "you pick one and it texts the parents": of whom or what stands before. */
const LEANS_ON_BEFORE = new RegExp(
  String.raw`^(?:and |but |so |then |also )?(?:(?:\d[\d.,]{0,9}|all|some|most|half|many|none|[a-z]{3,7}) of (?:them|these|those)` +
    String.raw`|it|they|these|those|this|that|both|he|she)\b` +
    String.raw`|^[\p{L}\d ]{2,40}\b(?:lets (?:her|him|them)|all of (?:it|them)|fills all (?:two|three|four|five))\b` +
    String.raw`|^you (?:pick|choose|select|take|get|open|click) (?:one|it|them)\b`,
  'iu',
);

/** What a sentence tells that another one may lean on, by question; answers to others are read with what stands around them. */
const LEANT_ON: Readonly<Record<string, readonly SentenceRole[]>> = {
  metrics: ['traction', 'price'],
  validation: ['traction', 'price'],
  'how-it-works': ['product'],
};
/** What stands further apart belongs to something else. */
const LONGEST_GAP = 2;

/** In what counts, "it" is the product: "it's in 26 organs now". */
const IS_OF_PRODUCT = /^(?:and |but |so |now )?it\b/i;
const isLeaning = ({ text }: ReadSentence, fieldId: string): boolean =>
  LEANS_ON_BEFORE.test(text) && (fieldId === 'how-it-works' || !IS_OF_PRODUCT.test(text));

/** The first sentence from here backwards that leans on none, where each of them tells what is asked; empty where that is none. */
function leantOn(read: readonly ReadSentence[], at: number, fieldId: string): readonly ReadSentence[] {
  const roles = LEANT_ON[fieldId] ?? [];
  const before = read[at - 1];
  if (before === undefined || before.isOfPast || !roles.some((role) => before.roles.likely.has(role))) return [];
  if (!isLeaning(before, fieldId)) return [before];
  const further = leantOn(read, at - 1, fieldId);
  return further.length === 0 ? [] : [...further, before];
}

/** What stands between two steps of how a thing works is a step itself, where it tells of the product. */
function between(read: readonly ReadSentence[], from: number, to: number): readonly ReadSentence[] {
  const gap = read.slice(from + 1, to);
  const isOne =
    gap.length <= LONGEST_GAP && gap.every(({ roles, isOfPast }) => !isOfPast && roles.likely.has('product'));
  return isOne ? gap : [];
}

/**
 * Sentences out of a brief so that they can be read without it: one that leans on those before is told with them, or not at all.
 * @param told those that answer, in the order of the brief
 */
export function standingAlone(
  told: readonly ReadSentence[],
  read: readonly ReadSentence[],
  fieldId: string,
): readonly ReadSentence[] {
  if (LEANT_ON[fieldId] === undefined) return told;
  const standing: ReadSentence[] = [];
  for (const sentence of told) {
    const at = read.indexOf(sentence);
    const last = standing.at(-1);
    const lastAt = last === undefined ? -1 : read.indexOf(last);
    const gap = last !== undefined && fieldId === 'how-it-works' ? between(read, lastAt, at) : [];
    const isBehindLast = last !== undefined && lastAt + gap.length + 1 === at;
    const leans = isLeaning(sentence, fieldId) && !isBehindLast;
    const before = leans ? leantOn(read, at, fieldId) : gap;
    if (leans && before.length === 0) continue;
    standing.push(...before.filter((one) => !standing.includes(one)), sentence);
  }
  return standing;
}
