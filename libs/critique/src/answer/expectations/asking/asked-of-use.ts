import { isBulletList } from '../../rewrite/statements.js';
import type { AnswerText } from '../../signals/answer-text.js';
import type { AnswerSignals } from '../../signals/measure-answer.js';
import type { Asking, BetterQuestion } from './better-question.js';
import {
  isDescribedAsPlan,
  isNotAllowedYet,
  isNothingSold,
  isNotUsedYet,
  isOnBench,
  isPaid,
  isUndecided,
  isUsed,
  STAGE,
} from './told-stage.js';

const MIN_LISTED = 3;

const WOULD_PREPAY: BetterQuestion = {
  ask: 'Who of these people would try it or prepay this week?',
  template: 'This week [how many, and who] try it or prepay.',
};
const WHO_USED: BetterQuestion = {
  label: 'Who uses it, and for what',
  ask: 'How many used it last week, and which of these?',
  template: 'Used last week: [which of these, by how many].',
};
const FIRST_TO_PAY: BetterQuestion = {
  ask: 'What will the first of them pay, and on which day do you ask for it?',
  template: 'The first one pays [how much, from which day].',
};
/** Where an answer says neither that somebody uses it nor that nobody does, either may be true. */
const USED_YET: BetterQuestion = {
  label: 'Who uses it so far',
  ask: 'Who uses it today, and how many? If nobody does yet, who will be first, and when?',
  template: 'Today [nobody yet, or how many and who] use it.',
};
const PAID_YET: BetterQuestion = {
  label: 'Whether anybody pays for it',
  ask: 'Does anybody pay for it yet? If so, how many, and how much?',
  template: 'Paying for it so far: [nobody, or how many and how much each].',
};
/** "61 emails, 17 calls, 4 customers": how many there are is told, and not what they pay. */
const COUNTS_CUSTOMERS =
  /\b(?:\d[\d,.]{0,8}|two|three|four|five|six|seven|eight|nine|ten) (?:[a-z-]{3,15} )?(?:customers|clients|subscribers)\b/i;
const WHAT_EACH_PAYS: BetterQuestion = {
  label: 'What each of them pays',
  ask: 'What does one of them pay, and for what?',
  template: 'Each of them pays [how much, and for what].',
};
const FIRST_TO_TRY: BetterQuestion = {
  label: 'When somebody can first try it',
  ask: 'Who can try a first version, and in which week?',
  template: 'The first to try it is [who, in which week].',
};
/** Nobody prepays what is given away, and children, patients and refugees do not buy it. */
const isGivenFree = ({ plain }: AnswerText): boolean => STAGE.givenFree.test(plain);

const isListedProduct = ({ fieldId, answer }: AnswerSignals): boolean =>
  fieldId === 'current-product' && isBulletList(answer.original, MIN_LISTED);

/** What is asked of payment, by what an answer says of it. */
export const ofPayment: Asking = (signals) => {
  if (isGivenFree(signals.answer)) return null;
  if (isListedProduct(signals)) return WHO_USED;
  // A device that was on no person yet can be tried by nobody this week.
  if (signals.fieldId === 'validation' && isNotUsedYet(signals) && !isOnBench(signals.answer)) return WOULD_PREPAY;
  if (isNotUsedYet(signals) || isNotAllowedYet(signals)) return null;
  if (isNothingSold(signals.answer)) return FIRST_TO_PAY;
  if (!isPaid(signals)) return PAID_YET;
  return COUNTS_CUSTOMERS.test(signals.answer.plain) ? WHAT_EACH_PAYS : undefined;
};

const isNoUseToTell = (signals: AnswerSignals): boolean =>
  isNotUsedYet(signals) || isNotAllowedYet(signals) || (signals.fieldId === 'business-model' && isUndecided(signals));

/** How many there are is asked there, and not who uses it. */
const ASKED_OF_MARKET: ReadonlySet<string> = new Set(['market-size', 'target-customers']);
const ASKED_OF_USE: ReadonlySet<string> = new Set(['company-description', 'current-product']);

/** What is asked of use, by what an answer says of it. */
export const ofUsers: Asking = (signals) => {
  if (signals.fieldId === 'company-description' && isDescribedAsPlan(signals)) return FIRST_TO_TRY;
  if (ASKED_OF_MARKET.has(signals.fieldId)) return undefined;
  if (isNoUseToTell(signals)) return null;
  if (isListedProduct(signals)) return WHO_USED;
  return ASKED_OF_USE.has(signals.fieldId) && !isUsed(signals) ? USED_YET : undefined;
};
