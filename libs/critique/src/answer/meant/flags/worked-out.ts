import type { Span } from '@playbook/contracts/core/span.schema';
import { isWorkedOut } from '../../../engine/numbers/arithmetic.js';
import { readNumbers } from '../../../engine/numbers/read-numbers.js';
import { faultsWithReasons } from '../../fault-reasons.js';
import type { AnswerSignals } from '../../signals/measure-answer.js';

/** What one price times one count comes to is worked out, unless the rest is a share of everybody. */
const SHARE_OF_ALL = 'share-of-all';
/** "250k homes a year. At 9 grand that's over $2 billion": worked out in words. */
const MULTIPLIES = new RegExp(
  String.raw`\d[^.;!?]{0,80}[.;,] (?:at|times|x) \S{1,12}(?: (?:grand|k|thousand|dollars|euros|pounds|each|a \w{3,10}|per \w{3,10})){1,3}` +
    String.raw`,? (?:that['’]?s|that is|it is|makes|comes to)\b` +
    // "20% of treatment in the EU at EUR 14, roughly EUR 60m a year".
    String.raw`|\d ?% of\b[^;!?]{0,100}\bat (?:[A-Z]{3} |[$€£])\d`,
  'i',
);
/** Whether a sum is worked out in the answer from customers and a price, and is no share of everybody. */
export const isWorkedOutHere = ({ fieldId, answer }: AnswerSignals): boolean => {
  const numbers = readNumbers(answer.tokens);
  const isShare = faultsWithReasons(fieldId, answer).some(({ reason }) => reason.id === SHARE_OF_ALL);
  const isInWords = MULTIPLIES.test(answer.plain);
  return !isShare && (isInWords || numbers.some((number) => number.currency !== null && isWorkedOut(number, numbers)));
};

/** Whether the founder multiplied it from customers and a price in the same answer. */
export function isOwnSum({ start, end }: Span, { answer }: AnswerSignals): boolean {
  const numbers = readNumbers(answer.tokens);
  return numbers.some((number) => number.span.start < end && start < number.span.end && isWorkedOut(number, numbers));
}
