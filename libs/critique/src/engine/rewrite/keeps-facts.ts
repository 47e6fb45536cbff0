import type { Span } from '@playbook/contracts/core/span.schema';
import { blankSpans } from '../../text/spans/span.js';

const FIGURES = /\d(?:[\d.,]{0,40}\d)?/g;
/** A capital inside of a sentence: a name, or what is written like one. */
const NAMES = /(?<=[\p{Ll}\p{N},;:'")] {1,3})\p{Lu}[\p{L}\p{N}]{0,60}/gu;

/** A heart. */
const HEARTS = /<3(?![\d.])/g;

const factsOf = (text: string): string[] => [
  ...(text.replace(HEARTS, ' ').match(FIGURES) ?? []),
  ...(text.match(NAMES) ?? []),
];

/**
 * True when a rewrite holds every number and every name of the text, those in `dropped` excepted, and what is in `kept`. What a founder
 * counted or named is never cut away to make a sentence shorter.
 */
export function keepsFacts(
  original: string,
  rewrite: string,
  { dropped, kept }: { readonly dropped: readonly Span[]; readonly kept: readonly Span[] },
): boolean {
  const lower = rewrite.toLowerCase();
  const own = kept.map(({ start, end }) => original.slice(start, end));
  return [...factsOf(blankSpans(original, dropped)), ...own].every((fact) => lower.includes(fact.toLowerCase()));
}
