import { ownArithmetic } from '../../engine/numbers/own-arithmetic.js';
import { isNotUsedYet, isSoldToNobody } from '../expectations/asking/told-stage.js';
import type { AnswerSignals } from '../signals/measure-answer.js';

/** How large a market could be reaches nobody yet. */
const OF_MARKET = 'market-size';
const OF_WAYS = 'customer-acquisition';

/** Something worked out of the founder's own numbers, with the question that follows; null where they do not belong together for sure. */
export function arithmeticOfAnswer(signals: Pick<AnswerSignals, 'answer' | 'fieldId'>): string | null {
  const { answer, fieldId } = signals;
  const isPaid = fieldId !== OF_MARKET && !isSoldToNobody(answer) && !isNotUsedYet(signals);
  const remark = ownArithmetic(answer, isPaid);
  // Those who came another way are no failure: "212 of our 260 say her name" tells how a part came.
  return fieldId === OF_WAYS && remark?.includes('the other') === true ? null : remark;
}
