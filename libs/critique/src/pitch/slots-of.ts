import { readSlots } from '../engine/slots/read-slots.js';
import type { Slots } from '../engine/slots/slot.js';
import type { PitchText } from '../engine/read-text.js';
import { oncePer } from '../text/once-per.js';
import { measureCustomer } from './signals/customer.signal.js';
import { measureWhat } from './signals/what.signal.js';

/** What a text of any kind says of a startup, read once for all that is written about it. */
export const slotsOf = oncePer<PitchText, Slots>((text) =>
  readSlots(text, { customer: measureCustomer(text), what: measureWhat(text) }),
);
