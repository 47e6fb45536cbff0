import type { Span } from '@playbook/contracts/core/span.schema';
import { oncePerSentence } from '../known-texts.js';
import { squeeze } from '../search/squeezed-text.js';
import { blankSpans } from '../spans/span.js';
import { acronymRows, labelledKeywords } from './keywords.js';
import { chantedWords, repeatsItself, REPETITIVE_SENTENCE } from './repetition.js';
import { normaliseText } from '../tokens/normalise.js';
import { sentencesOf } from '../tokens/sentences.js';

const isRepetitive = oncePerSentence((sentence) => repeatsItself(sentence, REPETITIVE_SENTENCE));

/** What says nothing: keywords over and over. It is read as if it were not there. */
export function findEmptyWords(text: string): Span[] {
  const read = normaliseText(text);
  const keywords = [...chantedWords(read), ...labelledKeywords(read), ...acronymRows(read)];
  const sentences = sentencesOf(squeeze(blankSpans(read, keywords)), 1)
    .filter((sentence) => isRepetitive(sentence.text))
    .map(({ start, end }) => ({ start, end }));
  return [...sentences, ...keywords];
}
