import { amountText } from '@playbook/critique/engine/numbers/amount-text';
import { readNumbers } from '@playbook/critique/engine/numbers/read-numbers';
import { readPitch } from '@playbook/critique/engine/read-text';
import type { KnownStartup } from '../../startup/known-startup.js';

/** A price that is to be asked one day has been paid by nobody. */
const IS_PLANNED = new RegExp(
  String.raw`\b(?:(?:we|i) (?:plan|intend|want|hope)|we(?:['’]ll| will)|(?:will|would) (?:cost|pay|be|charge)|after the (?:trial|pilot|test)|free now|` +
    String.raw`we(?:['’]re| are) thinking|letters? of intent|signed letters?|LOIs?|if (?:it|this|that|all|the [\p{L}-]{2,20}) (?:works?|goes)|` +
    String.raw`(?<!\b(?:booked|open|out) )` +
    String.raw`from (?:january|february|march|april|may|june|july|august|september|october|november|december|next (?:month|year)))\b`,
  'iu',
);
export const isPlannedPrice = (sentence: string): boolean => IS_PLANNED.test(sentence);

/** "We keep 18%": what is theirs of each sale. */
const SHARE =
  /\b(?:we|and) (?:keep|take|charge|earn) (?:only |about |a )?(\d{1,2}(?:\.\d)?) ?(?:%|percent\b|per cent\b)/i;
/** What others pay, and numbers that are written in other scales. */
const OF_OTHERS = /\b(?:costs?|crores?|lakhs?|borrow\w*|fines?|salar(?:y|ies))\b/i;

/** Their share in money, where the description has one sum that it can be of; null where it has none, or several. */
export function shareLine({ ofStartup: description }: KnownStartup): string | null {
  const share = Number(SHARE.exec(description)?.[1] ?? NaN);
  if (Number.isNaN(share) || OF_OTHERS.test(description)) return null;
  const sums = readNumbers(readPitch(description).tokens).filter(
    ({ currency, isPlanned }) => currency !== null && !isPlanned,
  );
  const [sum] = sums;
  const currency = sum?.currency ?? null;
  if (sums.length !== 1 || sum === undefined || currency === null) return null;
  const own = (sum.value * share) / 100;
  return own < 1
    ? null
    : `${share}% of ${amountText(sum.value, currency)} is ${amountText(own, currency)}: say what of that is left after your own costs.`;
}
