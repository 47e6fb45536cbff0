import type { SlotName } from '../slots/slot.js';
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

/** What a partner asks a kind of business about what its text leaves open. */
export function questionOn(slot: SlotName | 'next', archetype: Archetype | null, text: string): string {
  return wordingFor(`${slot} ${text}`, archetype?.questions[slot] ?? QUESTION_BANK.general[slot]);
}
