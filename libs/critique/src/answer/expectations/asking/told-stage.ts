import { readSinglePatterns } from '../../../lexicon/read-patterns.js';
import { oncePer } from '../../../text/once-per.js';
import { isMostlyPlans } from '../../meant/own-plans.js';
import type { AnswerText } from '../../signals/answer-text.js';
import type { AnswerSignals } from '../../signals/measure-answer.js';

/** How far an answer says that a company is, by its words. */
export const STAGE = readSinglePatterns('answer-stage', [
  'nothingSold',
  'noRevenue',
  'unbuilt',
  'bench',
  'forecast',
  'undecided',
  'oneOff',
  'meansTo',
  'cameOf',
  'noProduct',
  'paidAhead',
  'onlyAsked',
  'trial',
  'used',
  'soldOnce',
  'repeated',
  'givenFree',
  'fullTime',
  'nobodyFullTime',
  'seasonal',
  'counts',
  'goesOn',
  'sentOthers',
  'planned',
  'notAllowed',
  'noRivals',
  'hard',
  'paying',
]);

/** Of a breadboard, or a device that was on no person yet, nobody can have bought one. */
export const isOnBench = ({ plain }: Pick<AnswerText, 'plain'>): boolean => STAGE.bench.test(plain);

/** Whether an answer says that nobody uses it yet, and whether it does where people who were asked or paid in advance are told of; read once. */
const saidOfUse = oncePer(({ plain }: AnswerText): { readonly isNone: boolean; readonly isNoProof: boolean } => {
  // "Customers" are spoken of by those who have none, too.
  if (STAGE.unbuilt.test(plain)) return { isNone: true, isNoProof: true };
  if (STAGE.used.test(plain)) return { isNone: false, isNoProof: false };
  const isNone = isOnBench({ plain }) || STAGE.noProduct.test(plain);
  return { isNone, isNoProof: isNone || STAGE.onlyAsked.test(plain) || STAGE.paidAhead.test(plain) };
});

/** Of what is not there yet, is on the bench, or was only talked about, nobody can be a user. */
export const isNotUsedYet = ({ answer, fieldId }: Pick<AnswerSignals, 'answer' | 'fieldId'>): boolean =>
  saidOfUse(answer)[fieldId === 'validation' ? 'isNoProof' : 'isNone'];

/** Whether an answer says that nobody pays; nobody may be using it either. */
export const isSoldToNobody = ({ plain }: AnswerText): boolean => STAGE.nothingSold.test(plain);

/** The same, or that nothing was taken in yet. */
export const isNothingSold = (answer: AnswerText): boolean =>
  isSoldToNobody(answer) || STAGE.noRevenue.test(answer.plain);

/** Whether it was paid for in advance. */
export const isPaidAhead = ({ plain }: AnswerText): boolean =>
  STAGE.paidAhead.test(plain) && !STAGE.nothingSold.test(plain);

/** Whether an answer says that somebody has it in use, or the founder chose a stage with users. */
export const isUsed = ({ answer: { plain }, stage }: AnswerSignals): boolean =>
  STAGE.used.test(plain) || stage === 'users' || stage === 'revenue';

/** Whether an answer speaks of customers or of what was sold, or the founder chose the stage at which somebody pays. */
export const isPaid = ({ answer: { plain }, stage }: AnswerSignals): boolean =>
  STAGE.paying.test(plain) || stage === 'revenue';

/** Before somebody allows it nothing may be sold. */
export const isNotAllowedYet = ({ answer: { plain } }: Pick<AnswerSignals, 'answer'>): boolean =>
  STAGE.notAllowed.test(plain);

/** Whether what is charged is not decided. */
export const isUndecided = (signals: AnswerSignals): boolean =>
  isMostlyPlans(signals) || STAGE.undecided.test(signals.answer.plain);

/** "There will be a code", "we are planning ratings": of what is described as it will be nobody can be a user. */
export const isDescribedAsPlan = (signals: AnswerSignals): boolean =>
  isNotUsedYet(signals) || isMostlyPlans(signals) || STAGE.planned.test(signals.answer.plain);
