import { isNoise, languageOf } from './language.js';
import type { Token } from '../tokens/token.js';

/** Why a text's words cannot be judged one by one: it is in another language, or says nothing at all. */
export type NotScoredReason = 'not-english' | 'noise';

/** Null for English. `hasTerms` tells that lexicon terms were taken out of the text, which are words too. */
export function notScoredReason(text: string, tokens: readonly Token[], hasTerms: boolean): NotScoredReason | null {
  if (languageOf(text) !== 'english') return 'not-english';
  return isNoise(text, tokens, hasTerms) ? 'noise' : null;
}
