import {
  MEMO_MIN_ANSWERS,
  MEMO_MIN_WORDS,
  type MemoInput,
  type MemoReading,
} from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { wordCount } from '@playbook/domain/word-count';
import { beliefsOf } from './beliefs.js';
import { claimsOf } from './claims.js';
import { contradictionsOf } from './contradictions.js';
import { crossArithmetic } from './cross-arithmetic.js';
import { doubtsOf } from './doubts.js';
import { questionsFor } from './questions.js';
import { sourcesOf } from './source.js';
import { whatTheyDo } from './what-they-do.js';

const MAX_CONTRADICTIONS = 8;

/**
 * Reads a whole application as a partner would: offline, synchronous, and always the same for the same texts. Quotes are the founder's own
 * words at their UTF-16 offsets. Every absence, number and red flag is the one that the other kinds of text are judged by.
 */
export function reviewApplication(input: MemoInput): MemoReading {
  const written = input.answers.filter(({ value }) => value.trim() !== '');
  const words = written.reduce((sum, { value }) => sum + wordCount(value), 0);
  if (written.length < MEMO_MIN_ANSWERS || words < MEMO_MIN_WORDS)
    return { state: 'too-little', answered: written.length, words };
  const sources = sourcesOf(input);
  const claims = claimsOf(sources);
  const contradictions = contradictionsOf(claims).slice(0, MAX_CONTRADICTIONS);
  const doubted = contradictions.flatMap(({ quotes }) => quotes);
  return {
    state: 'read',
    whatTheyDo: whatTheyDo(sources),
    beliefs: beliefsOf(sources, doubted),
    doubts: doubtsOf(sources, claims),
    contradictions: contradictions.map(({ text, quotes }) => ({ text, quotes })),
    arithmetic: crossArithmetic(claims),
    questions: questionsFor(sources, claims),
  };
}
