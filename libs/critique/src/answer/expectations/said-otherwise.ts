import { readPatterns } from '../../lexicon/read-patterns.js';
import { PatternFamily, type PatternFinder } from '../../text/search/pattern-family.js';
import type { AnswerText } from '../signals/answer-text.js';
import type { ExpectationId } from './expectations.js';
import { FIELD_EXPECTATIONS } from './field-expectations.js';

const OTHER_WORDS = readPatterns('answer-said');

/** Words that say it anywhere, and those that say it in the answer to one question. */
const wordsFor = (id: string, fieldId: string): readonly RegExp[] =>
  [id, `${fieldId}.${id}`].flatMap((key) => OTHER_WORDS[key] ?? []);

/** Finders of what a question asks for, which are searched for in one pass; made when the first answer to it is read. */
const byField = new Map<string, ReadonlyMap<string, PatternFinder>>();
function findersOf(fieldId: string, asked: readonly string[]): ReadonlyMap<string, PatternFinder> {
  const known = byField.get(fieldId);
  if (known !== undefined) return known;
  const family = new PatternFamily();
  const finders = new Map(asked.map((id) => [id, family.add(wordsFor(id, fieldId))]));
  byField.set(fieldId, finders);
  return finders;
}

/** Those of what no question in hand asks for. */
const alone = new Map<string, PatternFinder>();
function finderAlone(id: string, fieldId: string): PatternFinder {
  const key = `${fieldId}.${id}`;
  const finder = alone.get(key) ?? new PatternFamily().add(wordsFor(id, fieldId));
  alone.set(key, finder);
  return finder;
}

/** Whether a text says it in words that no score knows. */
export function isSaidOtherwise(id: ExpectationId, { plainSqueezed }: AnswerText, fieldId = ''): boolean {
  const find = findersOf(fieldId, FIELD_EXPECTATIONS[fieldId] ?? []).get(id) ?? finderAlone(id, fieldId);
  return find(plainSqueezed).length > 0;
}
