/** So many commas stand in a sentence that can still be read. */
export const MOST_LISTED = 5;

/** "The notary uploads the draft, the system extracts the parties": steps, and no list of features. */
const TELLS_STEP = new RegExp(
  String.raw`\b(?:then|uploads?|extracts?|translates?|executes?|verif(?:y|ies)|generates?|reads?|sends?|checks?|match(?:es)?` +
    String.raw`|calculates?|scans?|fills?|opens?|press(?:es)?|tells?|shows?)\b`,
  'gi',
);
const MAX_STEPS = 1;
/** What stands in brackets explains a word, and the first of two stages is none of many. */
const IN_BRACKETS = /\([^()]{0,200}\)/g;
const IS_STAGE = /^(?:(?:first|second|third|then|finally|step \d)\b|\d[.)])/i;
/** Whether a sentence lists things that one could choose from. */
export const isListOfThings = (text: string): boolean =>
  text.replace(IN_BRACKETS, '').split(',').length - 1 > MOST_LISTED &&
  !IS_STAGE.test(text.trim()) &&
  (text.match(TELLS_STEP)?.length ?? 0) <= MAX_STEPS;
