import type { SlotName } from '../slots/slot.js';
import { fitsText } from './fitting-questions.js';
import { QUESTION_BANK, type Archetype } from './question-bank.js';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number that is the same for the same text (FNV-1a of its UTF-16 code units, 32 bits). */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash >>> 0;
}

/** One of several wordings: always the same for a text, and spread evenly over texts. */
export function wordingFor<T>(text: string, wordings: readonly [T, ...(readonly T[])]): T {
  return wordings[hashOf(text) % wordings.length] ?? wordings[0];
}

/** What a kind of business is asked about a slot, as far as the text has what is asked about. */
const ownQuestions = (slot: SlotName | 'next', archetype: Archetype | null, text: string): readonly string[] =>
  archetype?.questions[slot]?.filter((question) => fitsText(question, text)) ?? [];

/** Whether a kind of business is asked something of its own about a slot of this text. */
export const hasOwnQuestion = (slot: SlotName | 'next', archetype: Archetype | null, text: string): boolean =>
  ownQuestions(slot, archetype, text).length > 0;

/** What a partner asks a kind of business about what its text leaves open; what anybody is asked where none of its questions fits the text. */
export function questionOn(slot: SlotName | 'next', archetype: Archetype | null, text: string): string {
  const [first, ...others] = ownQuestions(slot, archetype, text);
  return wordingFor(`${slot} ${text}`, first === undefined ? QUESTION_BANK.general[slot] : [first, ...others]);
}
