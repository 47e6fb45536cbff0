import { arithmeticRemark } from '../engine/numbers/arithmetic.js';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import { kindOfBusiness } from '../customers/kind-of-business.js';
import { questionOn } from '../engine/questions/ask.js';
import { quoted } from '../engine/quotes.js';
import type { PitchText } from '../engine/read-text.js';
import { type SlotName, SLOTS, type SlotState } from '../engine/slots/slot.js';
import { slotsOf } from '../pitch/slots-of.js';

/** What a text says of a startup and what it leaves open, for whoever words feedback on it. */
export interface TextReading {
  /** Every slot with its state, and the founder's words that fill it. */
  readonly says: Readonly<Record<SlotName, { readonly state: SlotState; readonly words: readonly string[] }>>;
  /** What the founder's own numbers come to, with the question that follows; null where they do not belong together for sure. */
  readonly sum: string | null;
  /** What a partner asks this kind of business about what is not stated, and what comes next. */
  readonly questions: readonly string[];
}

const MAX_WORDS = 2;

/** Reads a text of any kind. */
export function textReadingOf(text: PitchText): TextReading {
  const slots = slotsOf(text);
  const archetype = kindOfBusiness(text);
  const { original } = text;
  const open = SLOTS.filter((slot) => slots[slot].state !== 'stated');
  const said = (slot: SlotName): TextReading['says'][SlotName] => {
    const { state, spans } = slots[slot];
    return { state, words: spans.slice(0, MAX_WORDS).map((span) => quoted(original, span)) };
  };
  return {
    says: {
      user: said('user'),
      payer: said('payer'),
      thing: said('thing'),
      result: said('result'),
      today: said('today'),
      price: said('price'),
      proof: said('proof'),
      mechanism: said('mechanism'),
      change: said('change'),
      team: said('team'),
    },
    sum: arithmeticRemark(readNumbers(text.tokens), ({ span }) => quoted(original, span), original),
    questions: [...new Set([...open, 'next' as const].map((slot) => questionOn(slot, archetype, original)))],
  };
}
