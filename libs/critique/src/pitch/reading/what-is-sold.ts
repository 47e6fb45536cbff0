import { sellsNothing } from '../caps.js';
import type { Slots } from '../../engine/slots/slot.js';
import { countFigures } from '../../text/count-figures.js';
import type { PitchSignals } from '../signals/pitch-signals.js';

const EMPTY_WEIGHT = 2;
const MANY_IDEAS = 4;

/**
 * True when nothing for sale can be found and the words are to blame for it. A sentence of plain words that the engine does not know is no
 * fault of its founder, and what 900 teachers use is something.
 */
export const hidesProduct = (signals: PitchSignals, { thing, proof }: Slots): boolean =>
  sellsNothing(signals) &&
  proof.state !== 'stated' &&
  (thing.state === 'absent' || signals.lexiconHits.buzz.weight + signals.lexiconHits.hype.weight >= EMPTY_WEIGHT);

/** "Half Plot matches people with land": a name does something. */
const OPENS_WITH_NAME =
  /^(?!(?:Most|Many|Some|All|Every|Each|No|One|Two|Three|Few) )\p{Lu}[\p{L}\d'’&-]{0,20} \p{Lu}[\p{L}\d'’&-]{0,20} \p{Ll}{2,15}s\b/u;

/** Whether a pitch only states how the world is. */
export const saysHowTheWorldIs = ({ statements, text }: PitchSignals): boolean =>
  statements.length > 0 && !OPENS_WITH_NAME.test(text);

/** "Into Bhojpuri, Maithili and Odia": a list of names is one thing that is done for each. */
const LISTS_NAMES = /(?:\p{Lu}[\p{L}-]{2,20}(?:, and |, | and )){2}/u;

/** Whoever gives so many numbers tells of one thing and how it goes. */
const MEASURED_NUMBERS = 2;

/** Whether a pitch sells many things, as far as a reader would say so: what has users or a price is one thing, however many words it takes. */
export const listsManyThings = ({ structure, text }: PitchSignals, { proof, price }: Slots): boolean =>
  structure.ideas >= MANY_IDEAS &&
  !LISTS_NAMES.test(text) &&
  countFigures(text) < MEASURED_NUMBERS &&
  proof.state === 'absent' &&
  price.state === 'absent';
