import type { Span } from '@playbook/contracts/core/span.schema';

/** Sentences and halves of them, of one line each. */
const SENTENCE = /[^.!?;\n]{1,2000}(?:[.!?;](?!\s|$)[^.!?;\n]{0,2000}){0,20}/g;

/** The sentences of a text, each with where it stands in it. */
export function sentencesOf(text: string): readonly (Span & { readonly text: string })[] {
  return [...text.matchAll(SENTENCE)].map((match) => ({
    text: match[0].trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
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
