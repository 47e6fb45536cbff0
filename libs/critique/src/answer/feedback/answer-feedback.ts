import { wordingFor } from '../../engine/questions/ask.js';
import { QUESTION_BANK } from '../../engine/questions/question-bank.js';
import { isNotAllowedYet, isNotUsedYet } from '../expectations/asking/told-stage.js';
import { faultsWithReasons } from '../fault-reasons.js';
import { isMostlyPlans } from '../meant/own-plans.js';
import { archetypeOfAnswer, missingIn } from '../missing.js';
import type { Hole } from '../remarks.js';
import type { AnswerScore } from '../scoring/score-answer.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import { isAnsweredBy } from './answered-questions.js';
import { NEXT_QUESTIONS, TRADE_QUESTIONS } from './next-questions.js';
import { openingLine, RIVAL_FIELD } from './opening.js';
import { arithmeticOfAnswer } from './arithmetic-of-answer.js';
import { GOOD_SCORE, READY_SCORE } from './ready-score.js';
import { tiedQuestion } from './tied-question.js';

/** Nobody complained about or misses what is not there. */
const NOTHING_YET = 'nothing-yet';
const FIRST_THING = 'What is the first thing that a customer can hold or click, and in which week?';

const PRODUCT_TOLD: ReadonlySet<string> = new Set(['current-product', 'how-it-works']);

const SAME_CHARS = 14;
/** The same was asked in other words. */
const isAsked = (question: string, said: string): boolean =>
  !question.startsWith("'") && said.includes(question.slice(0, SAME_CHARS));

/** Nobody tried what is not there, or what may not be sold before somebody allows it. */
const isTriedByOthers = (signals: AnswerSignals): boolean => !isNotUsedYet(signals) && !isNotAllowedYet(signals);

/** What this trade is asked, or anybody: about a product what it is says more than its trade, and any question is better than none. */
function generalQuestion(signals: AnswerSignals, said: string): string {
  const { fieldId, answer } = signals;
  const ownKind = TRADE_QUESTIONS.has(fieldId) ? archetypeOfAnswer(signals).archetype : null;
  const isOpen =
    PRODUCT_TOLD.has(fieldId) && !said.includes('?') && !isMostlyPlans(signals) && isTriedByOthers(signals);
  if (ownKind === null && said !== '' && !isOpen) return '';
  const questions = ownKind?.questions.next ?? NEXT_QUESTIONS[fieldId] ?? QUESTION_BANK.general.next;
  const [first, ...more] = questions.filter((question) => !isAnsweredBy(answer.plain, question));
  return first === undefined ? '' : wordingFor(`next ${answer.original}`, [first, ...more]);
}

/** The question to be ready for: something worked out of the founder's own numbers, what is missing, or what this trade is asked. */
function interviewQuestion(signals: AnswerSignals, said: string): string {
  const { answer } = signals;
  // What stands in an answer about rivals is mostly theirs.
  const remark = signals.fieldId === RIVAL_FIELD ? null : arithmeticOfAnswer(signals);
  if (remark !== null) return remark;
  const missing = missingIn(signals).find(({ ask }) => !said.includes(ask));
  if (missing !== undefined) return missing.ask;
  if (faultsWithReasons(signals.fieldId, answer).some(({ reason }) => reason.id === NOTHING_YET)) return FIRST_THING;
  const tied = tiedQuestion(signals);
  if (tied !== null) return isAsked(tied, said) ? '' : tied;
  return generalQuestion(signals, said);
}

/** A good answer that could say more, and of which nothing has to be mended. */
export const isReady = ({ overall }: AnswerScore, [worst]: readonly Hole[]): boolean =>
  overall >= READY_SCORE && (worst === undefined || worst.isWish);

/** Of an answer that lacks something nobody says more. */
const ASKED_NEXT = ['What I would still like to know:', 'I would ask next:'] as const;
const READY = [
  'That answers me. What I would still like to know:',
  'Good enough to move on. I would ask next:',
  'I would move on to the next answer, and ask you this when we meet:',
] as const;

const STRONG_SCORE = 80;
const GRAVE_SEVERITY = 8;

/** A word that costs a strong answer a point or two is no reason to mend it. */
const isWorthSaying = ({ isWish, severity }: Hole, { overall }: AnswerScore): boolean =>
  isWish || overall < STRONG_SCORE || severity >= GRAVE_SEVERITY;

/**
 * One paragraph as a partner would say it: what was understood, the biggest hole, what to do next, and a question of the
 * interview (section 1.7 of the rubric for answers).
 */
export function answerFeedback(signals: AnswerSignals, score: AnswerScore, holes: readonly Hole[]): string {
  const worst = holes.find((hole) => isWorthSaying(hole, score));
  const opening = openingLine(signals, score.overall, holes);
  const lines = opening === '' ? [] : [opening];
  if (worst !== undefined && isReady(score, holes)) {
    const isGood = score.overall >= GOOD_SCORE && !isNotUsedYet(signals);
    lines.push(wordingFor(signals.answer.original, isGood ? READY : ASKED_NEXT), worst.line);
  } else if (worst !== undefined) lines.push(worst.line, worst.todo);
  return [...lines, interviewQuestion(signals, lines.join(' '))].filter((line) => line !== '').join(' ');
}

const MAX_ASKS = 2;

/**
 * What was understood and what would be asked next, without a word on how it is written: for words that were written to be shown and not as
 * this answer.
 */
export function questionsAfter(signals: AnswerSignals, score: AnswerScore, holes: readonly Hole[]): string {
  const opening = openingLine(signals, score.overall, holes);
  const asks = missingIn(signals).slice(0, MAX_ASKS);
  const questions = asks.length === 0 ? [interviewQuestion(signals, opening)] : asks.map(({ ask }) => ask);
  return [opening, ...questions].filter((line) => line !== '').join(' ');
}

/** For text that is no answer in any language. */
export const ASK_FOR_AN_ANSWER =
  'I cannot read this. Answer the question in two plain sentences. What is the one fact you would tell me first?';
