import type { Span } from '@playbook/contracts/core/span.schema';
import { NOT_A_PERSON, SEGMENT_HEADS, VAGUE_HEADS } from '../../lexicon/customers.js';
import type { Token } from '../../text/tokens/token.js';

const PERSON_ENDING = /(?:ers|ors|ists|ians|ologists|women|men|smiths)$/;
const MIN_PERSON_CHARS = 6;

function isSegment({ pos, lemma, lower, proper, sentenceInitial }: Token): boolean {
  const isNoun = pos === 'NOUN' || (pos === 'PROPN' && sentenceInitial);
  if (!isNoun || proper || VAGUE_HEADS.has(lemma)) return false;
  if (SEGMENT_HEADS.has(lemma)) return true;
  return (
    lower.length >= MIN_PERSON_CHARS &&
    PERSON_ENDING.test(lower) &&
    !NOT_A_PERSON.has(lemma) &&
    !NOT_A_PERSON.has(lower.slice(0, -1))
  );
}

/** Jobs, trades and kinds of business that could be a customer (signal S8 of the rubric for one-liners, from a segment on). */
export const segmentsIn = (tokens: readonly Token[]): Span[] =>
  tokens.filter(isSegment).map(({ start, end }) => ({ start, end }));
