import { readFileSync } from 'node:fs';
import type { SlotName } from '../slots/slot.js';

type Wordings = readonly [string, ...string[]];

/** A kind of business, and what a partner asks it. */
export interface Archetype {
  readonly id: string;
  /** It makes a thing that can be touched, which software about such things does not. */
  readonly isMade?: boolean;
  /** Its questions are for whoever runs such a business, and not for whoever sells to one. */
  readonly isRun?: boolean;
  /** Words and pairs of words, in lower case, that alone say what kind of business it is. */
  readonly sure: readonly string[];
  /** Words of which several together say it. */
  readonly likely: readonly string[];
  /** Words beside which the others mean something else: a museum's loan is of a picture. */
  readonly unless?: readonly string[];
  readonly questions: Readonly<Partial<Record<SlotName | 'next', Wordings>>>;
}

interface QuestionBank {
  readonly archetypes: readonly Archetype[];
  /** For a text whose kind of business is not known, and what a kind has no question of its own for. */
  readonly general: Readonly<Record<SlotName | 'next', Wordings>>;
}

/** Questions by kind of business and by what a text leaves open; a test holds the file to this shape. */
export const QUESTION_BANK = JSON.parse(
  readFileSync(new URL('./questions.json', import.meta.url), 'utf8'),
) as QuestionBank;
