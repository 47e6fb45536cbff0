import { isSomebody } from '../../../customers/somebody.js';
import { groupedNumber } from '../../../engine/numbers/amount-text.js';
import { isSizeOfEach } from '../../../engine/numbers/size-of-each.js';
import type { TypedNumber } from '../../../engine/numbers/typed-number.js';

/** Who is on the side of the founders is no customer. */
const OWN_PEOPLE = new RegExp(
  String.raw`\b(?:founders|engineers|developers|employees|staff|sellers|agents|inspectors|volunteers|interpreters|technicians|visitors|viewers` +
    String.raw`|angels|investors|advisors|partners|competitors|rivals|years|interns` +
    String.raw`|co-?workers|followers|caretakers|couriers|riders|suppliers|vendors|manufacturers|(?:milli|centi|kilo)?(?:met(?:er|re)s|lit(?:er|re)s|grams))$`,
  'i',
);

/** What is broken is a thing, whatever it ends like, and who lives in a place does not yet buy. */
const ARE_OTHERS = /^(?:damaged|broken|defective|faulty)\b|\b(?:inhabitants|residents|citizens)$/i;
const RANGE_CHARS = 40;
/** "A painting contractor with 15 to 80 painters": how many each of them has. */
const IS_RANGE_OF_EACH =
  /\b(?:with|between|having|has|have|employs?|employing|of)(?: about| around)? \d[\d,.]{0,9} ?(?:to|and|-|–) ?$/i;

/** "Four women's groups" counts groups. */
const isOwnerOf = (text: string, { span, noun }: TypedNumber): boolean => {
  const at = noun === null ? -1 : text.indexOf(noun, span.end);
  return at >= 0 && /^['’]/.test(text.slice(at + (noun ?? '').length));
};

/** Whether a number counts somebody who is not on the side of the founders, and not how many each of them has. */
export const isSomebodyCounted = (text: string, number: TypedNumber): boolean => {
  const { currency, noun, outOf, isPlanned } = number;
  return (
    currency === null &&
    noun !== null &&
    outOf === null &&
    !isPlanned &&
    isSomebody(noun) &&
    !OWN_PEOPLE.test(noun) &&
    !ARE_OTHERS.test(noun) &&
    !IS_RANGE_OF_EACH.test(text.slice(Math.max(0, number.span.start - RANGE_CHARS), number.span.start)) &&
    !isOwnerOf(text, number) &&
    !isSizeOfEach(text, number)
  );
};

/** "34 potteries" as a partner says it again. */
export const countedOf = (text: string, { span, value, noun }: TypedNumber): string => {
  const written = text.slice(span.start, span.end);
  return `${/^\d[\d.,]* ?(?:million|billion|thousand|lakhs?|crores?)$/i.test(written) ? written : groupedNumber(value)} ${noun ?? ''}`;
};
