import type { AnswerSignals } from './signals/measure-answer.js';
import { featureReader } from '../engine/feature-reader.js';

const FACTS = ['fact.numbers', 'fact.numerals', 'voice.ownDeed', 'voice.customerDeed', 'voice.honest'] as const;

/** A better answer may say something that no signal counts. */
const LOWEST_TELLING_SCORE = 20;

/** True when every statement of a weak answer could stand in any answer: nothing is counted and nothing was done. */
export function saysNothing({ features, language }: AnswerSignals, overall: number): boolean {
  if (overall >= LOWEST_TELLING_SCORE) return false;
  const { valueOf } = featureReader(features);
  return language === null && valueOf('empty.share') === 1 && FACTS.every((name) => valueOf(name) === 0);
}
