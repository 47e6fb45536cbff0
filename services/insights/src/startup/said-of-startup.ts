import { readPitch } from '@playbook/critique/engine/read-text';
import type { Slots } from '@playbook/critique/engine/slots/slot';
import { slotsOf } from '@playbook/critique/pitch/slots-of';
import { oncePer } from '@playbook/critique/text/once-per';
import type { KnownStartup } from './known-startup.js';

/** A startup's words, read once for all that a section says of them. */
export const readingOf = oncePer(({ text }: KnownStartup) => readPitch(text));

/** What the founder said: the price, the proof, what is done today. */
export const saidOf = (startup: KnownStartup): Slots => slotsOf(readingOf(startup));
