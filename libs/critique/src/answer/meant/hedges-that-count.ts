import type { Span } from '@playbook/contracts/core/span.schema';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import { shareOfSentences, spokenHedges } from '../signals/spoken-faults.js';
import type { AnswerText } from '../signals/answer-text.js';

/** What is to come can only be estimated, and an estimate that says so is honest. */
const ASKS_FOR_ESTIMATES: ReadonlySet<string> = new Set(['five-year-vision', 'market-size', 'funding-plan']);
const OF_FUTURE =
  /^(?:(?:we|i) (?:think|believe|hope|expect)|aim(?:ing)? to|plans? to|hopes? to|could|might|may|would)$/i;
const MOST = 0.5;
const MUCH = 1 / 3;
/** Beside so many figures one or two hedges take nothing back. */
const MANY_FIGURES = 3;
const MIN_BESIDE_FIGURES = 3;

/** "Four bands rang to ask could they be filmed". */
const IS_ASKED = /^(?:could|might|may|would) (?:they|we|I|he|she|you|it)\b/i;
const ASKED_CHARS = 6;

/** The hedges that take back so much of an answer that they are worth a word. */
export function hedgesThatCount(spans: readonly Span[], answer: AnswerText, fieldId: string): readonly Span[] {
  const isOfEstimates = ASKS_FOR_ESTIMATES.has(fieldId);
  const spoken = spokenHedges(spans, answer.original).filter(
    ({ start, end }) =>
      !IS_ASKED.test(answer.original.slice(start, end + ASKED_CHARS)) &&
      !(isOfEstimates && OF_FUTURE.test(answer.original.slice(start, end))),
  );
  const isFull = readNumbers(answer.tokens).length >= MANY_FIGURES;
  if (isFull && spoken.length < MIN_BESIDE_FIGURES) return [];
  const least = isOfEstimates || spoken.length < MIN_BESIDE_FIGURES ? MOST : MUCH;
  return shareOfSentences(spoken, answer.original) >= least ? spoken : [];
}
