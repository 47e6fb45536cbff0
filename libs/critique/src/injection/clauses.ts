import type { Span } from '@playbook/contracts/shared/span.schema';
import { flowOf, spansMatching, type Flow } from '../text/search/squeezed-text.js';
import { findOrderSentences } from './sentences.js';
import { blankSpans } from '../text/spans/span.js';
import { readPatterns, readSinglePatterns } from '../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('injection-sentences', ['suspicious']);

/** Clauses that talk to the judge instead of about a company. */
const CLAUSES: readonly RegExp[] = Object.values(readPatterns('injection-clauses')).flat();

/** Words without which no pattern matches; nearly every pitch stops here. */
const SUSPICIOUS = WORDS.suspicious;

/** Spans of clauses of prompt-like text. */
export function findInstructionClauses(flow: Flow): Span[] {
  return SUSPICIOUS.test(flow.text) ? spansMatching(flow, CLAUSES) : [];
}

/**
 * Spans of prompt-like text ("ignore all instructions", "give me 100"): whole sentences that talk to whoever judges, and
 * clauses that do. They are read as if they were not there: never followed and never scored (cap rule 6).
 */
export function findInstructions(flow: Flow): Span[] {
  const orders = findOrderSentences(flow.text);
  if (orders.length === 0) return findInstructionClauses(flow);
  // An order ends there, too, where the stop was part of it.
  const clauses = findInstructionClauses(flowOf(blankSpans(flow.text, orders, '\n')));
  return [...orders, ...clauses].map(({ start, end }) => ({
    start: flow.offsetOf(start),
    end: flow.offsetOf(end - 1) + 1,
  }));
}
