import type { Trap } from '@playbook/contracts/analysis/idea-check.schema';
import { sentencesOf } from '../../answer/prefill/read-sentences.js';
import { sentenceOfTheProduct } from '../../answer/prefill/told-of-startup.js';

/** So many characters lie at most between the two words of a pattern in the opening sentence; more and they belong to different things. */
const REACH_OF_OPENING_CHARS = 30;
/** The same in a later sentence, which may tell of more than the product. */
const REACH_OF_LATER_CHARS = 15;

/**
 * Whether the words of a pattern tell what the product is: they stand close together in the brief's opening sentence, or closer in the one that
 * says what is made. Of 295 matches that a reader judged, four in ten only shared words with the pattern, and most of those stood apart or later.
 */
export function isOfProduct(brief: string, { spans }: Pick<Trap, 'spans'>): boolean {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return false;
  const gapChars = last.start - first.end;
  const isWithin = (sentence: string | undefined): boolean => {
    const start = sentence === undefined || sentence === '' ? -1 : brief.indexOf(sentence);
    return start >= 0 && start <= first.start && last.end <= start + (sentence ?? '').length;
  };
  if (gapChars < REACH_OF_OPENING_CHARS && isWithin(sentencesOf(brief)[0])) return true;
  return gapChars < REACH_OF_LATER_CHARS && isWithin(sentenceOfTheProduct(brief));
}
