import { feature } from '../../engine/feature.js';
import type { Token } from '../../text/tokens/token.js';
import { counted, rated, type AnswerFeature } from './measured.js';

const MAX_NUMBERS = 12;
const YEAR = /^(?:19|20)\d\d$/;
/** One digit, then zeros, also after a five or in groups. Each option begins with another character: one way to read it. */
const ROUND = /^\D*[1-9](?:5?0|[,.]00)*(?:[kmx%+]|bn)?$/;

const isYear = ({ lower }: Token): boolean => YEAR.test(lower);
const hasTwoDigits = ({ lower }: Token): boolean => lower.replace(/\D/g, '').length > 1;
const isRound = (token: Token): boolean => ROUND.test(token.lower) && hasTwoDigits(token);

/** Numbers, and whether they look counted (31, 7.5%) or guessed (1,000, 500%). */
export function numberFeatures(content: readonly Token[]): AnswerFeature[] {
  const digits = content.filter(({ kind }) => kind === 'number');
  const numerals = content.filter(({ kind, pos }) => kind === 'number' || pos === 'NUM');
  const own = digits.filter((token) => !isYear(token));
  const round = own.filter(isRound);
  const odd = own.filter((token) => hasTwoDigits(token) && !isRound(token));
  const distinct = own.filter(({ lower }, index) => own.findIndex((other) => other.lower === lower) === index);
  const words = content.length;
  return [
    counted('fact.numbers', digits, MAX_NUMBERS),
    rated('factRate.numbers', digits, words),
    counted('fact.numerals', numerals, MAX_NUMBERS),
    counted('fact.distinct', distinct, MAX_NUMBERS),
    counted('fact.odd', odd, MAX_NUMBERS),
    counted('round.count', round),
    feature('round.share', own.length === 0 ? 0 : round.length / own.length, round),
    counted(
      'round.multiples',
      digits.filter(({ lower }) => lower.endsWith('x')),
    ),
  ];
}
