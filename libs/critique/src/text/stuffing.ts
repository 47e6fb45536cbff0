import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { RawToken } from './token.js';

const MIN_COMMAS = 3;
const MAX_WORDS_BETWEEN_COMMAS = 2;
const MIN_BARE_NUMBERS = 3;

/** A comma list of bare keywords, or a row of numbers with hardly a word between them. */
function isStuffed(sentence: readonly RawToken[]): boolean {
  const commas = sentence.filter(({ text }) => text === ',').length;
  const numbers = sentence.filter(({ kind }) => kind === 'number').length;
  const words = sentence.filter(({ kind }) => kind === 'word').length;
  if (numbers >= MIN_BARE_NUMBERS && words <= numbers) return true;
  return commas >= MIN_COMMAS && words / (commas + 1) <= MAX_WORDS_BETWEEN_COMMAS;
}

/** Sentences of bare keywords or numbers beside a real one: they say nothing and earn nothing. */
export function findStuffing(tokens: readonly RawToken[]): Span[] {
  const numbers = [...new Set(tokens.map(({ sentence }) => sentence))];
  const sentences = numbers.map((number) => tokens.filter(({ sentence }) => sentence === number));
  const stuffed = sentences.filter(isStuffed);
  if (stuffed.length === sentences.length) return [];
  return stuffed.flatMap((sentence) => {
    const [first, last] = [sentence[0], sentence.at(-1)];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  });
}
