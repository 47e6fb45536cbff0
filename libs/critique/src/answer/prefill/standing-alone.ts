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
/** "Also we count how often each was washed", "so my son-in-law and I built it": more of the same, which is told with what stands before, or not at all. */
const GOES_ON = /^(?:also|and|besides|so|then|but|in addition|moreover)\b/i;
/** "We send a video of it": of what stands before. */
const IS_OF_WHAT_STOOD_BEFORE =
  /^(?:we|i) (?:[\p{L}-]{1,20} ){1,4}(?:of|to|with|for|from|in|on|beside) (?:it|them|this|that)\b(?! (?:is|are|was))/iu;

/** "We photograph them page by page": of what stands before. */
const IS_DONE_TO_WHAT_STOOD_BEFORE = /^(?:we|i) (?:[\p{L}-]{2,12} )?[\p{L}-]{2,20} (?:them|these|those)\b/iu;
/** "We tell you it will block": what it is may stand anywhere before. */
const TELLS_OF_WHAT_STOOD_BEFORE =
  /^(?:we|i) (?:tell|show|warn|let) (?:you|them|him|her) (?:know )?(?:that |when |if |how |whether )?(?:it|they|this)\b/i;

/** What stands further apart belongs to something else. */
const LONGEST_GAP = 2;

/** In what counts, "it" is the product: "it's in 26 organs now". */
const IS_OF_PRODUCT = /^(?:and |but |so |now )?it\b/i;
const isLeaning = ({ text }: ReadSentence, fieldId: string): boolean =>
  (LEANS_ON_BEFORE.test(text) && (fieldId === 'how-it-works' || !IS_OF_PRODUCT.test(text))) ||
  (fieldId === 'how-it-works' &&
    [GOES_ON, IS_OF_WHAT_STOOD_BEFORE, IS_DONE_TO_WHAT_STOOD_BEFORE, TELLS_OF_WHAT_STOOD_BEFORE].some((pattern) =>
      pattern.test(text),
    ));

/** The first sentence from here backwards that leans on none, where each of them tells what is asked; empty where that is none. */
function leantOn(read: readonly ReadSentence[], at: number, fieldId: string): readonly ReadSentence[] {
  const roles = LEANT_ON[fieldId] ?? [];
  const before = read[at - 1];
  if (before === undefined || before.isOfPast || !roles.some((role) => before.roles.likely.has(role))) return [];
  if (!isLeaning(before, fieldId)) return [before];
  const further = leantOn(read, at - 1, fieldId);
  return further.length === 0 ? [] : [...further, before];
}

/** What one that leans is told with: "also we count" is no beginning, whatever stands before it. */
const leadOf = (
  { text }: ReadSentence,
  { read, at, fieldId }: { readonly read: readonly ReadSentence[]; readonly at: number; readonly fieldId: string },
): readonly ReadSentence[] =>
  GOES_ON.test(text) || TELLS_OF_WHAT_STOOD_BEFORE.test(text) ? [] : leantOn(read, at, fieldId);

/** What stands between two steps of how a thing works is a step itself, where it tells of the product. */
function between(read: readonly ReadSentence[], from: number, to: number): readonly ReadSentence[] {
  const gap = read.slice(from + 1, to);
  const isOne =
    gap.length <= LONGEST_GAP && gap.every(({ roles, isOfPast }) => !isOfPast && roles.likely.has('product'));
  return isOne ? gap : [];
}

/** What stands between two sentences of a story belongs to it where the second goes on: "so my son-in-law and I built it". */
const LONGEST_STORY_GAP = 3;
function asStory(told: readonly ReadSentence[], read: readonly ReadSentence[]): readonly ReadSentence[] {
  return told.flatMap((sentence, index) => {
    const [at, last] = [read.indexOf(sentence), told[index - 1]];
    if (!GOES_ON.test(sentence.text)) return [sentence];
    const from = last === undefined ? -1 : read.indexOf(last);
    if (from < 0 || at - from - 1 > LONGEST_STORY_GAP) return [];
    return [...read.slice(from + 1, at), sentence];
  });
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
  if (fieldId === 'why-this-problem') return asStory(told, read);
  if (LEANT_ON[fieldId] === undefined) return told;
  const standing: ReadSentence[] = [];
  for (const sentence of told) {
    const at = read.indexOf(sentence);
    const last = standing.at(-1);
    const lastAt = last === undefined ? -1 : read.indexOf(last);
    const gap = last !== undefined && fieldId === 'how-it-works' ? between(read, lastAt, at) : [];
    const isBehindLast = last !== undefined && lastAt + gap.length + 1 === at;
    const leans = isLeaning(sentence, fieldId) && !isBehindLast;
    const before = leans ? leadOf(sentence, { read, at, fieldId }) : gap;
    if (leans && before.length === 0) continue;
    standing.push(...before.filter((one) => !standing.includes(one)), sentence);
  }
  return standing;
}
