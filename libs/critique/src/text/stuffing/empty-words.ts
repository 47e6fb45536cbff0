import type { Span } from '@playbook/contracts/core/span.schema';
import { oncePerSentence } from '../known-texts.js';
import { squeeze } from '../search/squeezed-text.js';
import { blankSpans } from '../spans/span.js';
import { acronymRows, labelledKeywords } from './keywords.js';
import { chantedWords, repeatsItself, REPETITIVE_SENTENCE } from './repetition.js';
import { normaliseText } from '../tokens/normalise.js';
import { sentencesOf } from '../tokens/sentences.js';

const isRepetitive = oncePerSentence((sentence) => repeatsItself(sentence, REPETITIVE_SENTENCE));

/** Keywords without a sentence, which say nothing even where they are all there is. */
export function findBareKeywords(text: string): Span[] {
  const read = normaliseText(text);
  return [...chantedWords(read), ...labelledKeywords(read), ...acronymRows(read)];
}

/** What says nothing: keywords over and over. It is read as if it were not there. */
export function findEmptyWords(text: string, keywords: readonly Span[] = findBareKeywords(text)): Span[] {
  const sentences = sentencesOf(squeeze(blankSpans(normaliseText(text), keywords)), 1)
    .filter((sentence) => isRepetitive(sentence.text))
    .map(({ start, end }) => ({ start, end }));
  return [...sentences, ...keywords];
}
