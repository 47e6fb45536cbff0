import { IDEA_BANDS } from '@playbook/domain/scores/idea-bands';
import { IDEA_PARTS, type CategoryRisk, type IdeaPartName } from '@playbook/contracts/analysis/idea-check.schema';
import type { SlotName } from '../engine/slots/slot.js';
import { ownArithmetic } from '../engine/numbers/own-arithmetic.js';
import { hasOwnQuestion, questionOn } from '../engine/questions/ask.js';
import { IDEA_REMARKS, type IdeaRemark } from './remarks.js';
import type { IdeaReading } from './reading/idea-reading.js';
import { isInUse } from './reading/in-use.js';
import { productQuoteOf } from './reading/product-quote.js';
import { stateOf } from './said.js';
import type { VentureKind } from './venture/venture-kinds.js';
import { subjectOf, takesLong, wordingOfKind } from './venture/of-kind.js';
import { forbiddenIn } from './category-risk.js';
import { customersOf, troubledOf, withCustomers } from './cues/customers.js';
import { proofOf, strengthsOf, tellsProof } from './strengths.js';

const MAX_WEAKNESSES = 4;
const LIKELY_TO_PASS_SCORE = IDEA_BANDS.highFit;

/** What the founder reads: remarks, praise and the partner's few sentences. */
export interface IdeaFeedback {
  readonly strengths: string[];
  readonly weaknesses: string[];
  readonly suggestions: string[];
  readonly partnerCommentary: string;
}

function lostShare({ parts }: IdeaReading, part: IdeaPartName): number {
  const points = parts.find((one) => one.part === part)?.points ?? 0;
  return 1 - points / IDEA_PARTS[part];
}

const LOST_WEIGHT = 12;

/** A remark as it is made on this kind of venture; null where it makes no sense there. */
function ofKind(remark: IdeaRemark, { kinds }: IdeaReading): IdeaRemark | null {
  const own = wordingOfKind(subjectOf(remark.lacks, remark.topic), kinds);
  if (own === null) return null;
  if (own === undefined) return remark;
  const { weakness, suggestion } = own;
  return { ...remark, ...(weakness !== undefined && { weakness: () => weakness }), suggestion, isOfKind: true };
}

/** The remarks a partner makes on an idea, the worst first. */
export function worstFirst(reading: IdeaReading): IdeaRemark[] {
  const weight = (remark: IdeaRemark): number => remark.urgency + LOST_WEIGHT * lostShare(reading, remark.part);
  // What is missing cannot be told of a text that cannot be read.
  const isRead = reading.idea.language === 'english';
  const remarks = IDEA_REMARKS.filter(
    ({ lacks }) => lacks === undefined || (isRead && stateOf(reading.said, lacks) === 'absent'),
  )
    .filter((remark) => remark.applies(reading))
    .flatMap((remark) => ofKind(remark, reading) ?? []);
  const isAskedWho = remarks.some(({ topic }) => topic === 'unclear:user');
  return remarks
    .filter(({ topic, isOfKind }) => !(isAskedWho && isOfKind === true && topic === 'unmeasured-result'))
    .toSorted((a, b) => weight(b) - weight(a));
}

/** What an idea need not say to be talked about. */
const WISHES: ReadonlySet<SlotName | undefined> = new Set<SlotName>(['team', 'change']);
const READY_SCORE = 45;

/** Somebody is named, something has happened, and nothing is missing but what a partner asks when they meet. */
export const isReady = (reading: IdeaReading): boolean =>
  forbiddenIn(reading) === null &&
  reading.score.scores.alignment >= READY_SCORE &&
  (customersOf(reading.idea) !== null || reading.said.ideaBrief.user.state === 'stated') &&
  tellsProof(reading) &&
  worstFirst(reading).every(({ lacks }) => WISHES.has(lacks));

/** Who says that it is in use has results to tell of. */
const IN_USE: ReadonlySet<string> = new Set(['users', 'revenue']);

/**
 * What to do about a weakness: what this trade is asked, where it has a question of its own. Whoever has nobody in use is asked for no
 * results, but for a first step.
 */
function suggestionFor({ lacks, suggestion, isOfKind }: IdeaRemark, reading: IdeaReading): string {
  const { archetype, idea } = reading;
  const isFirstStep = lacks === 'proof' && !IN_USE.has(idea.form.stage);
  const text = `${idea.form.ideaBrief}\n${idea.form.problem}`;
  if (isFirstStep || isOfKind === true || lacks === undefined || !hasOwnQuestion(lacks, archetype, text))
    return suggestion;
  return questionOn(lacks, archetype, text);
}

const READY = 'Clear person, clear use, and a reason to believe it';
/** The same where it is not sure who buys. */
const READY_FOR_SOMEBODY = 'Clear use, and a reason to believe it';

/** The same idea is not called promising and passed over: whom the score sends back is told what it lacks. */
function readyLine({ idea, score }: IdeaReading, [worst]: readonly string[]): string {
  const ready = customersOf(idea) === null ? READY_FOR_SOMEBODY : READY;
  return score.scores.alignment >= IDEA_BANDS.promising || worst === undefined
    ? `${ready}: I would want to meet you.`
    : `${ready}. ${worst}`;
}
const ASK_NEXT = 'Which of your customers would be upset if you stopped tomorrow, and how do you know?';
const ASK_FIRST = 'Who would be the first to pay for it, and what did they say to the price?';

const ASK_IN_DOUBT = 'Whom would it hurt if you stopped tomorrow, and how do you know?';

const ASK_AUDIENCE = 'Who would open it every day, and what would they stop using?';
/** What takes years to be sold has no customers yet. */
const ASK_TO_STOP = 'Which result would make you stop, and when will you have it?';
const SELLS_LATE: readonly VentureKind[] = ['approval', 'medical', 'laboratory'];
const NOT_SOLD_YET: ReadonlySet<string> = new Set(['idea', 'mvp']);
/** Trades whose own questions are of studies. */
const IS_STUDIED: ReadonlySet<string> = new Set(['drug', 'diagnostic-test', 'medical-device']);
const ASK_FUNDER = 'Who would fund it after the first year, and did they say so?';

/** Who pays is told, with the price: nobody is asked for the first one. */
const namesPayer = ({ said: { ideaBrief } }: IdeaReading): boolean =>
  ideaBrief.payer.state === 'stated' && ideaBrief.price.state === 'stated';

/** Whoever chose a stage with users and has a price has somebody who pays it, or says that nobody does. */
const isPricedInUse = ({ idea: { form }, said: { ideaBrief } }: IdeaReading): boolean =>
  form.stage === 'users' &&
  ideaBrief.price.state === 'stated' &&
  !/\b(?:free|no revenue|not charging)\b/i.test(form.ideaBrief);

/** What whoever has no proof yet is asked; null where a question about customers fits. */
function askFirst(reading: IdeaReading): string | null {
  const state = stateOf(reading.said, 'proof');
  if (state !== 'stated' && (reading.kinds.has('audience') || reading.kinds.has('content'))) return ASK_AUDIENCE;
  if (state !== 'stated' && reading.kinds.has('charity')) return ASK_FUNDER;
  // Whoever has revenue is not asked for the first who pays.
  const hasPayers = reading.idea.form.stage === 'revenue' || namesPayer(reading) || isPricedInUse(reading);
  return !hasPayers && (state === 'absent' || !isInUse(reading)) ? ASK_FIRST : null;
}

/** What may be sold only once somebody allows it is not there to be bought with a first version either. */
const isSoldLate = ({ kinds, idea: { form } }: IdeaReading): boolean =>
  (form.stage === 'idea' && SELLS_LATE.some((kind) => kinds.has(kind))) ||
  (NOT_SOLD_YET.has(form.stage) && kinds.has('approval'));

/** Whoever names nobody that uses it is not asked about customers, and whoever sells nothing about a price. */
function askNext(reading: IdeaReading): string {
  const { stage } = reading.idea.form;
  if (isSoldLate(reading)) return ASK_TO_STOP;
  const first = askFirst(reading);
  if (first !== null) return first;
  const hasRevenue = stage === 'revenue';
  const isPaid = [hasRevenue, proofOf(reading)?.isPaid, reading.said.ideaBrief.payer.state === 'stated'].includes(true);
  return stateOf(reading.said, 'proof') === 'stated' && isPaid ? ASK_NEXT : ASK_IN_DOUBT;
}

const ASK_FOR_SENTENCES =
  'I cannot read this. Write two sentences that say what you build, for whom, and what it costs them today.';

/** What is asked where nothing is missing: of this trade, where the text has what that asks about. */
const questionToMeet = ({ archetype, idea: { form }, kinds }: IdeaReading): string =>
  // Growers are asked of no drug for their cows.
  kinds.has('approval') && archetype !== null && !IS_STUDIED.has(archetype.id)
    ? ASK_TO_STOP
    : questionOn('next', archetype, `${form.ideaBrief}\n${form.problem}`);

/** What follows from the brief's own numbers; nobody who sells nothing is asked what arrives. */
const arithmeticOf = (reading: IdeaReading): string | null =>
  reading.idea.language === 'english' ? ownArithmetic(reading.idea.fields.ideaBrief, isInUse(reading)) : null;

/** The founder's own numbers before what anybody may be asked. */
function questionsToMeet(reading: IdeaReading): string[] {
  const arithmetic = arithmeticOf(reading);
  const asked =
    arithmetic === null ? [questionToMeet(reading), askNext(reading)] : [arithmetic, questionToMeet(reading)];
  return [...new Set(asked)];
}

/** Where an idea is one that many tried, that is said before everything else. */
export const isTrap = ({ level, traps }: CategoryRisk): boolean => level === 'high' && traps.length > 0;

const PREMISE_ENDS = /(?<!\b(?:U|S|C|H|vs|etc)|\?)\. (\p{Lu})(?=[^.]*\?$)/u;
/** "Property is local. What carries over?": what a question begins with is asked with it, and is no statement of its own. */
const asOneQuestion = (question: string): string =>
  question.replace(PREMISE_ENDS, (_, letter: string) => `; ${letter.toLowerCase()}`);

/** A question is asked, and a task is set: for this week where that can be done within one. */
function nextStep(suggestion: string, reading: IdeaReading): string {
  if (suggestion.endsWith('?')) return `I would ask next: ${asOneQuestion(suggestion)}`;
  const worst = worstFirst(reading)[0];
  return `${takesLong(worst?.suggestion, reading.kinds) ? 'Next' : 'This week'}: ${suggestion}`;
}

function commentary(
  reading: IdeaReading,
  risk: CategoryRisk,
  strengths: readonly string[],
  weaknesses: readonly string[],
  suggestions: readonly string[],
): string {
  if (reading.idea.language === 'noise') return ASK_FOR_SENTENCES;
  const { alignment } = reading.score.scores;
  const mirror = isTrap(risk)
    ? `I have read this idea many times: ${risk.message}`
    : `I read ${productQuoteOf(reading)}.`;
  const best = strengths[0];
  const hole = isReady(reading) ? readyLine(reading, weaknesses) : weaknesses[0];
  const mind = isTrap(risk) ? (risk.suggestions[0] ?? null) : null;
  const next =
    alignment >= LIKELY_TO_PASS_SCORE
      ? `I would ask next: ${arithmeticOf(reading) ?? askNext(reading)}`
      : nextStep(suggestions[0] ?? askNext(reading), reading);
  return [mirror, best, hole, mind, next].filter((line) => line !== null && line !== undefined).join(' ');
}

/** Feedback in a partner's voice: what I read, the biggest hole, what would change my mind, and what to do this week. */
export function ideaFeedback(reading: IdeaReading, risk: CategoryRisk): IdeaFeedback {
  const remarks = worstFirst(reading);
  const strengths = strengthsOf(reading);
  const [customers, troubled] = [customersOf(reading.idea), troubledOf(reading.idea)];
  const named = (line: string, { part }: IdeaRemark): string =>
    withCustomers(line, part === 'problem' ? troubled : customers);
  const weaknesses = remarks.slice(0, MAX_WEAKNESSES).map((remark) => named(remark.weakness(reading), remark));
  const fromRemarks = [...new Set(remarks.map((remark) => named(suggestionFor(remark, reading), remark)))].slice(
    0,
    MAX_WEAKNESSES,
  );
  const asked = fromRemarks.length === 0 ? questionsToMeet(reading) : fromRemarks;
  const forbidden = forbiddenIn(reading);
  // What may be forbidden is not tried on anybody before that is known.
  const suggestions = forbidden === null || forbidden.suggestion === null ? asked : [forbidden.suggestion];
  if (forbidden !== null) weaknesses.unshift(forbidden.message);
  return {
    strengths,
    weaknesses,
    suggestions,
    partnerCommentary: commentary(reading, risk, strengths, weaknesses, suggestions),
  };
}
