import type { Span } from '@playbook/contracts/core/span.schema';
import { squeeze, spansMatching, type SqueezedText } from '../text/search/squeezed-text.js';
import { findInjectedSentences } from './sentences.js';
import { blankSpans } from '../text/spans/span.js';
import { sentencesOf } from '../text/tokens/sentences.js';
import { DIRECT_PATTERNS } from './vocabulary/sentence-patterns.js';
import { readPatterns, readSinglePatterns } from '../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('injection-sentences', ['suspicious']);

/** Clauses that talk to the judge instead of about a company. */
const CLAUSES: readonly RegExp[] = Object.values(readPatterns('injection-clauses')).flat();

/** Words without which no pattern matches; nearly every pitch stops here. */
const SUSPICIOUS = WORDS.suspicious;

/** Spans of clauses of prompt-like text. */
export const findInjectedClauses = (squeezed: SqueezedText): Span[] =>
  SUSPICIOUS.test(squeezed.text) ? spansMatching(squeezed, CLAUSES) : [];

/** Without one of these no sentence addresses a judge directly; most texts stop here. */
const ADDRESSED =
  /\b(?:evaluator|reviewer|grader|judge|assistant|system|ai|model|partner|scor|rat[ei]|grade|mark|give|best|why-?now|yc?alignment)/i;

/** Sentences that still name whoever judges, or their mark, when everything else is taken out that talks to a judge. */
function findDirectSentences(text: string): Span[] {
  if (!ADDRESSED.test(text)) return [];
  return sentencesOf(squeeze(text), 1)
    .filter((sentence) => DIRECT_PATTERNS.some((pattern) => pattern.test(sentence.text)))
    .map(({ start, end }) => ({ start, end }));
}

/**
 * Spans of prompt-like text ("ignore all instructions", "give me 100"): whole sentences that talk to whoever judges, and
 * clauses that do. They are read as if they were not there: never followed and never scored (cap rule 6).
 */
export function findInjectedSpans({ text, offsetOf }: SqueezedText): Span[] {
  const sentences = findInjectedSentences(text);
  // An injection ends there, too, where the stop was part of it.
  const clauses = findInjectedClauses(squeeze(blankSpans(text, sentences, '\n')));
  const direct = findDirectSentences(blankSpans(text, [...sentences, ...clauses]));
  return [...sentences, ...clauses, ...direct].map(({ start, end }) => ({
    start: offsetOf(start),
    end: offsetOf(end - 1) + 1,
  }));
}
