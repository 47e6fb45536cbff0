import { readWords } from '../../lexicon/read-words.js';
import type { AnswerText } from '../signals/answer-text.js';

const PLACES = readWords('places');
/** "Competitor A" and "UX" are no names. */
const NO_NAME = /^(?:competitors?|rivals?)$/;

/** "eBay", "SeamlessHR": a name wherever it stands. */
export const isWrittenAsName = (word: string): boolean => /\p{Ll}\p{Lu}/u.test(word);

/** Whether an answer about rivals has a name that is no place. */
export const namesRivals = ({ tokens }: AnswerText): boolean =>
  tokens.some(
    ({ proper, sentenceInitial, lower, text }) =>
      (isWrittenAsName(text) || (proper && !sentenceInitial)) &&
      !PLACES.has(lower) &&
      !NO_NAME.test(lower) &&
      text !== text.toUpperCase(),
  );
