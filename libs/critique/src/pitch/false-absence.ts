import { readPitch } from '../engine/read-text.js';
import type { SlotName } from '../engine/slots/slot.js';
import { readPatterns } from '../lexicon/read-patterns.js';
import { slotsOf } from './slots-of.js';

const CLAIMS: readonly (readonly [SlotName, readonly RegExp[]])[] = Object.entries(readPatterns('reply-absences')).map(
  ([slot, patterns]) => [slot as SlotName, patterns],
);

/** What a line of a language model calls missing. */
export const absencesIn = (line: string): SlotName[] =>
  CLAIMS.flatMap(([slot, patterns]) => (patterns.some((pattern) => pattern.test(line)) ? [slot] : []));

/**
 * Tells whether a line calls something missing that one of the texts states: the harm that costs most trust. A line is let through where the
 * texts only may say it.
 */
export function falseAbsenceIn(texts: readonly string[]): (line: string) => boolean {
  const said = texts.map((text) => slotsOf(readPitch(text)));
  const claims = CLAIMS.filter(([slot]) => said.some((slots) => slots[slot].state === 'stated'));
  return (line) => claims.some(([, patterns]) => patterns.some((pattern) => pattern.test(line)));
}
