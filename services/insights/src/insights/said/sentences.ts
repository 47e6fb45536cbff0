import type { Span } from '@playbook/contracts/core/span.schema';

/** Of two sentences that a semicolon joins, one is enough; "5 a.m. and" ends none. */
export const SENTENCE_END = /(?<=[.!?])(?<!\b(?:[ap]\.m|e\.g|i\.e|Dr|Mr|Ms|St|No|vs|approx)\.)\s|;\s|\n/u;
const END_MARK = /[.!?;\s]{1,300}$/;

/** The sentences of a text, each with where it stands in it. */
export function sentencesOf(text: string): readonly (Span & { readonly text: string })[] {
  let start = 0;
  return text.split(SENTENCE_END).map((sentence) => {
    const from = text.indexOf(sentence, start);
    start = from + sentence.length;
    return { text: sentence.trim().replace(END_MARK, ''), start: from, end: start };
  });
}

/** The sentence of a text that most of these spans stand in and that is allowed; null where none is. */
export function sentenceOf(
  text: string,
  spans: readonly Span[],
  isAllowed: (sentence: string) => boolean,
): string | null {
  const counted = sentencesOf(text)
    .filter((sentence) => isAllowed(sentence.text))
    .map((sentence) => ({
      sentence: sentence.text,
      hits: spans.filter(({ start }) => start >= sentence.start && start < sentence.end).length,
    }))
    .filter(({ hits }) => hits > 0);
  return counted.toSorted((a, b) => b.hits - a.hits)[0]?.sentence ?? null;
}
