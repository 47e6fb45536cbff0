import { groupedNumber } from './amount-text.js';
import type { TypedNumber } from './typed-number.js';

/** Of fewer nobody asks for the rest. */
const MIN_WHOLE = 4;
const PERCENT = 100;

/** "Around 640 families have installed, ": so many have it, and a part of them follows. */
const HAVE_IT = new RegExp(
  String.raw`^[^.;:!?]{0,40}\b(?:installed|downloaded|signed up|registered|joined|on it|tried it|on board|onboarded|have it|on the app)` +
    String.raw`(?: (?:it|the app|so far|already|now|today))?[,;]? (?:and |of (?:them|those|these|which|whom) )?(?:about |around |only |some )?$`,
  'i',
);
const OF_THEM = String.raw`^ (?:of (?:them|those|these) )?(?:now |already |still )?`;
const PAY = new RegExp(String.raw`${OF_THEM}(?:are |is )?(?:pays?|paying|paid)\b`, 'i');
const USE = new RegExp(
  String.raw`${OF_THEM}(?:are |is )?(?:us(?:e|es|ing) it|active|open(?:s|ed)? it|come back|came back)\b`,
  'i',
);
/** "3 of those paying and the rest in a trial": what the others do is told. */
const TELLS_OF_OTHERS = /^[^.!?]{0,60}\b(?:the rest|the others?|the remaining|trials?|free)\b/i;

interface PartOfUsers {
  readonly whole: TypedNumber;
  readonly part: TypedNumber;
  /** Whether those of the part pay, and not only use it. */
  readonly isPaid: boolean;
}

/** Whether two numbers may be a whole and a part of it that stands behind. */
const areParts = (whole: TypedNumber, part: TypedNumber): boolean =>
  [whole, part].every(({ currency, outOf }) => currency === null && outOf === null) &&
  whole.value >= MIN_WHOLE &&
  part.value >= 1 &&
  part.value < whole.value &&
  part.sentence === whole.sentence;

function partOf(whole: TypedNumber, part: TypedNumber | undefined, text: string): PartOfUsers | null {
  if (part === undefined || !areParts(whole, part)) return null;
  const behind = text.slice(part.span.end);
  if (!HAVE_IT.test(text.slice(whole.span.end, part.span.start)) || TELLS_OF_OTHERS.test(behind)) return null;
  const isPaid = PAY.test(behind);
  return isPaid || USE.test(behind) ? { whole, part, isPaid } : null;
}

/**
 * "Around 640 families have installed, 210 use it daily": "210 of 640 is 33%. What would bring the other 430 back?" Null where no part of those who have a
 * product is told to use it or to pay.
 */
export function partRemark(numbers: readonly TypedNumber[], text: string): string | null {
  const [found] = numbers.flatMap((whole, index) => partOf(whole, numbers[index + 1], text) ?? []);
  if (found === undefined) return null;
  const [whole, part] = [found.whole.value, found.part.value];
  const share = `${groupedNumber(part)} of ${groupedNumber(whole)} is ${Math.round((PERCENT * part) / whole)}%`;
  const others = groupedNumber(whole - part);
  return found.isPaid
    ? `${share}. What would make the other ${others} pay?`
    : `${share}. What would bring the other ${others} back?`;
}
