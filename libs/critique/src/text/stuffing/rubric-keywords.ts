import type { Span } from '@playbook/contracts/shared/span.schema';
import type { RawToken } from '../tokens/token.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('stuffing', ['judgesWords']);

const MIN_COMMAS = 3;
const MAX_WORDS_BETWEEN_COMMAS = 2;
const MIN_PRAISE_SHARE = 0.4;

/** Words that tell a judge what to find instead of letting it be found. */
const JUDGES_WORDS = WORDS.judgesWords;

/** A comma list made mostly of the judge's own words, with no name and no number in it. */
function isKeywordRow(sentence: readonly RawToken[]): boolean {
  const words = sentence.filter(({ kind }) => kind === 'word');
  const commas = sentence.filter(({ text }) => text === ',').length;
  if (commas < MIN_COMMAS || words.length / (commas + 1) > MAX_WORDS_BETWEEN_COMMAS) return false;
  return words.filter(({ lower }) => JUDGES_WORDS.test(lower)).length / words.length >= MIN_PRAISE_SHARE;
}

/** Sentences of bare keywords: they say nothing and earn nothing. */
export function findKeywordRows(tokens: readonly RawToken[]): Span[] {
  const sentences = new Map<number, RawToken[]>();
  for (const token of tokens) {
    const own = sentences.get(token.sentence);
    if (own === undefined) sentences.set(token.sentence, [token]);
    else own.push(token);
  }
  return [...sentences.values()].filter(isKeywordRow).flatMap((sentence) => {
    const [first, last] = [sentence[0], sentence.at(-1)];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  });
}
