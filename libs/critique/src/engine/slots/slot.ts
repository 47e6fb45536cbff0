import type { Span } from '@playbook/contracts/core/span.schema';

/** What a partner looks for in any text about a startup. */
export const SLOTS = [
  'user',
  'payer',
  'thing',
  'result',
  'today',
  'price',
  'proof',
  'mechanism',
  'change',
  'team',
] as const;
export type SlotName = (typeof SLOTS)[number];

/**
 * `stated` may be praised, `perhaps` is asked about in the founder's own words, and only what is `absent` may be called missing. The
 * threshold of `stated` is strict and that of `perhaps` loose: calling something missing that stands there costs a founder's trust.
 */
export type SlotState = 'stated' | 'perhaps' | 'absent';

/** One slot of a text, with the words that may fill it, the surest first. */
export interface Slot {
  readonly state: SlotState;
  readonly spans: readonly Span[];
}

export type Slots = Readonly<Record<SlotName, Slot>>;

const UNSURE: Slot = { state: 'perhaps', spans: [] };

/** The slots of a text that cannot be read: anything may stand in it. */
export const unreadSlots = (): Slots => ({
  user: UNSURE,
  payer: UNSURE,
  thing: UNSURE,
  result: UNSURE,
  today: UNSURE,
  price: UNSURE,
  proof: UNSURE,
  mechanism: UNSURE,
  change: UNSURE,
  team: UNSURE,
});
