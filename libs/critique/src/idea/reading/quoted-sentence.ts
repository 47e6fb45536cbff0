import type { Span } from '@playbook/contracts/core/span.schema';
import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../../engine/quotes.js';
import type { PitchText } from '../../engine/read-text.js';
import { sentencesOf } from '../../text/tokens/sentences.js';

/** The sentence of some words in quotes, or its clause where it is too long to be quoted. */
export function quotedSentence({ original, plainSqueezed }: PitchText, span: Span): string {
  const whole = sentencesOf(plainSqueezed, 1).find(({ start, end }) => start <= span.start && span.end <= end);
  const isShort = whole !== undefined && whole.end - whole.start <= CLAUSE_MAX_CHARS;
  return quoted(original, isShort ? whole : clauseAround(original, span), CLAUSE_MAX_CHARS).replace(
    /(?<!\.)[.!?]'$/,
    "'",
  );
}
