import { feature } from '../../engine/feature.js';
import { oncePer } from '../../text/once-per.js';
import type { Token } from '../../text/tokens/token.js';
import type { AnswerFeature } from './measured.js';

/** Points of words by lemma. */
export type WordTable = Readonly<Record<string, number>>;

const LETTERS = /^[a-z][a-z-]*$/;

const OPEN_CLASS: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV']);

/** Words of meaning of an answer by lemma, each once: no names, no numbers, no "the" and "of". */
export function everydayWords(tokens: readonly Token[]): Map<string, Token> {
  const words = new Map<string, Token>();
  for (const token of tokens) {
    const lemma = token.lemma.toLowerCase();
    if (token.proper || !OPEN_CLASS.has(token.pos) || !LETTERS.test(lemma) || words.has(lemma)) continue;
    words.set(lemma, token);
  }
  return words;
}

/** A table that is made ready to be asked. */
const pointsOf = oncePer((table: WordTable): ReadonlyMap<string, number> => new Map(Object.entries(table)));

/** What the words of an answer earn and cost by the fitted table, in all and for each word. */
export function wordScoreFeatures(words: ReadonlyMap<string, Token>, table: WordTable): AnswerFeature[] {
  const pointsOfLemmas = pointsOf(table);
  const scored = Array.from(words, ([lemma, token]) => ({ token, points: pointsOfLemmas.get(lemma) ?? 0 }));
  const earning = scored.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  const costing = scored.filter(({ points }) => points < 0).toSorted((a, b) => a.points - b.points);
  const sumOf = (rows: typeof scored): number => rows.reduce((sum, { points }) => sum + points, 0);
  const [earned, lost] = [sumOf(earning), sumOf(costing)];
  const share = 1 / Math.max(1, words.size);
  const [earningSpans, costingSpans] = [earning, costing].map((rows) => rows.map(({ token }) => token));
  return [
    feature('words.earned', earned, earningSpans),
    feature('words.lost', lost, costingSpans),
    feature('words.balance', earned + lost),
    feature('words.earnedRate', earned * share, earningSpans),
    feature('words.lostRate', lost * share, costingSpans),
  ];
}
