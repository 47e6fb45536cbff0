import { featureReader } from '../../engine/feature-reader.js';
import { isBulletList } from '../rewrite/statements.js';
import type { AnswerText } from '../signals/answer-text.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import type { ExpectationId } from './expectations.js';
import { isMostlyPlans } from '../meant/own-plans.js';
import { tellsWhatEndsIt } from '../meant/told-deeds.js';
import { ofPayment, ofUsers } from './asking/asked-of-use.js';
import type { Asking, BetterQuestion } from './asking/better-question.js';
import { isNotAllowedYet, isNothingSold, isNotUsedYet, isPaidAhead, isUndecided, STAGE } from './asking/told-stage.js';
import { askedOfStaying } from './asking/asked-of-staying.js';
import { tellsOfMission } from './asking/tells-of-mission.js';
import { toldStep } from './told-step.js';

const MIN_LISTED = 3;

const STARTED: BetterQuestion = {
  label: 'Whether those who paid have started',
  ask: 'Those who paid in advance: have they started to use it?',
  template: '[How many] of those who paid in advance have started.',
};
const GOES_ON: BetterQuestion = {
  label: 'Who goes on with it',
  ask: 'How many of them go on with it now?',
  template: '[How many] go on with it now.',
};
const COUNTED_BEFORE_LAUNCH: BetterQuestion = {
  label: 'What you counted before the launch',
  ask: 'What did you count this month: calls, trials or letters?',
  template: 'This month: [how many calls, trials or letters].',
};
const BOUGHT_AGAIN: BetterQuestion = {
  ask: 'How many bought a second time, or sent somebody?',
  template: '[How many] bought again or sent somebody.',
};

const TRIED_SO_FAR: BetterQuestion = {
  label: 'What you have tried so far',
  ask: 'Which of these ways have you tried so far, and how many came by it?',
  template: 'So far we have tried [which way, and how many came].',
};

const SENT_SOMEBODY: BetterQuestion = {
  label: 'Who sent others',
  ask: 'How many of them sent you somebody?',
  template: '[How many] of them sent us somebody.',
};

/** Ways to customers that are plans have brought nobody and cost nothing. */
const isOnlyMeantTo = ({ answer: { plain } }: AnswerSignals): boolean =>
  STAGE.meansTo.test(plain) && !STAGE.cameOf.test(plain);

/** What is opened again and again; a refund, a course and software that always runs are not come back to. */
const IS_RETURNED_TO =
  /\b(?:apps?|games?|users|members|players|readers|subscri\w{2,8}|daily|weekly|monthly|pilots?|trials?|shops?|clinics?|restaurants?|salons?)\b/i;

function ofComingBack(plain: string): BetterQuestion | null | undefined {
  if (STAGE.soldOnce.test(plain) && !STAGE.repeated.test(plain)) return BOUGHT_AGAIN;
  return IS_RETURNED_TO.test(plain) ? undefined : null;
}

const ofReturn: Asking = (signals) => {
  const { plain } = signals.answer;
  if (STAGE.unbuilt.test(plain)) return null;
  if (isNotUsedYet(signals)) return isPaidAhead(signals.answer) ? STARTED : null;
  // Who paid in advance and has it now cannot have bought twice.
  if (isPaidAhead(signals.answer)) return null;
  // A trial that runs goes on with all of them, and who pays after one has said so.
  if (STAGE.trial.test(plain)) return STAGE.goesOn.test(plain) ? null : GOES_ON;
  // What somebody did with it may be told in any words there.
  if (signals.fieldId === 'validation') return null;
  if (!STAGE.oneOff.test(plain)) return ofComingBack(plain);
  return STAGE.sentOthers.test(plain) ? null : SENT_SOMEBODY;
};

const ONE_OF_MONEY = /\b(?:MRR|ARR|GMV|revenue|turnover)\b/i;
const COUNTED = new RegExp(
  String.raw`\b(?:(?:weekly |monthly |daily )?active users|paying customers|customers|users|subscribers|orders|bookings)\b`,
  'i',
);
const byMonth = (what: string): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} by month: [the last six months, each with its number].`;

/** A mill or a festival is compared with its last season, and no month with the next. */
const SEASON_BEFORE: BetterQuestion = {
  ask: 'What were these numbers a season before?',
  template: 'A season before: [the same numbers].',
};

const ofTrend: Asking = (signals) => {
  const { plain } = signals.answer;
  if (isNotUsedYet(signals)) return null;
  if (STAGE.seasonal.test(plain)) return SEASON_BEFORE;
  const money = isNothingSold(signals.answer) ? undefined : ONE_OF_MONEY.exec(plain)?.[0];
  if (money !== undefined)
    return { ask: `What was your ${money} in each of the last six months?`, template: byMonth(money) };
  const counted = COUNTED.exec(plain)?.[0].toLowerCase();
  if (counted === undefined) return isNothingSold(signals.answer) ? null : undefined;
  return {
    ask: `How many ${counted} did you have in each of the last six months?`,
    template: byMonth(`Number of ${counted}`),
  };
};

const COMPARED = /\b(?:better|faster|cheaper|superior|easier|simpler|more accurate|more reliable|lower|higher)\b/i;

const OF_RIVALS: ReadonlySet<string> = new Set(['competitors', 'competitive-advantage']);
const ofAmount: Asking = ({ answer: { plain }, fieldId }) => {
  // Who names nobody that sells knows no price of theirs.
  if (OF_RIVALS.has(fieldId) && STAGE.noRivals.test(plain)) return null;
  const word = fieldId === 'competitive-advantage' ? COMPARED.exec(plain)?.[0] : undefined;
  return word === undefined
    ? undefined
    : {
        label: 'By how much it is better',
        ask: `'${word}': by how much, and how did you measure it?`,
        template: 'Measured, it is [by how much better, than which rival].',
      };
};

const ofLimits: Asking = (signals) => {
  const { answer, fieldId } = signals;
  // Of what is not built nothing works.
  if (STAGE.unbuilt.test(answer.plain) || STAGE.noProduct.test(answer.plain)) return null;
  if (isBulletList(answer.original, MIN_LISTED))
    return {
      ask: 'Which of these can a customer not use today?',
      template: 'Not ready for customers: [which of these, and until when].',
    };
  const { quote } = toldStep(answer);
  return quote === null || fieldId === 'company-oneliner'
    ? undefined
    : {
        ask: `${quote}: when does that fail, and what happens then?`,
        template: 'It fails when [which case, and how often].',
      };
};

/** What happened to the founders themselves; "we saw that the market grows" did not. */
const HAPPENED = new RegExp(
  String.raw`\bI(?:'ve| have)? (?:was|am|worked|ran|lost|spent|had|taught|drove|managed|know|met|did|\w{3,12}ed)\b` +
    String.raw`|\bAs (?:an? )?(?:trainee |former |young )?[a-z]{4,15}(?:ers?|ors?|ists?|ians?|ants?|nurses?)\b` +
    // "I interpret for women on a ward", "we both queued": what they do or did themselves.
    String.raw`|\b(?:I|we both) (?!chose|choose|looked|found|saw|see|want|wanted|think|thought|believe|decided|noticed|know|feel|truly|read)[a-z]{4,15}\b` +
    String.raw`|\b[Mm]y (?:\w{1,20} )?(?:mother|father|parents|brother|sister|wife|husband|son|daughter|grandmother|grandfather|experience|job|boss)\b`,
);
const SEEN = /^(?:i|we) (?:saw|found|noticed|decided|read)\b/i;
const OF_SEVERAL = /\b(?:we|our|us|both)\b/i;

/** "Elif was a battery engineer", "she brought him her own bike": what happened to founders who are told of by their names. */
const HAPPENED_TO_THEM = new RegExp(
  String.raw`\b(?:[Hh]e|[Ss]he|\p{Lu}\p{Ll}{1,20})(?:['’]d| had| has)? (?:was|had|got|ran|lost|spent|drove|knew|met|did|grew|fell|went|came|saw|took` +
    String.raw`|sold|told|kept|left|felt|made|wrote|broke|began|\p{Ll}{0,8}(?:ought|aught|uilt)|\p{Ll}{3,12}ed)\b`,
  'u',
);

/** Who tells of no event did nothing about it either. */
const ofTrying: Asking = ({ answer: { plain }, features }) => {
  // What they did about it may be told of them in any words, too.
  if (HAPPENED_TO_THEM.test(plain) && !HAPPENED.test(plain)) return null;
  const deeds = featureReader(features).spansOf(['voice.ownDeed']);
  const hasDeed = HAPPENED.test(plain) || deeds.some(({ start, end }) => !SEEN.test(plain.slice(start, end)));
  if (!hasDeed)
    return {
      label: 'What happened to one of you',
      ask: 'What happened to one of you that showed you this problem?',
      template: 'It began when [what happened, and to whom].',
    };
  return OF_SEVERAL.test(plain)
    ? { ask: 'What did you do about it?', template: 'So far we have [what you did about it].' }
    : { ask: 'What did you do about it?', template: 'So far I have [what you did about it].' };
};

/** Nobody stays who has neither bought nor used it, or is only forecast to. */
const isTakenByNobody = (answer: AnswerText): boolean =>
  STAGE.forecast.test(answer.plain) || (isNothingSold(answer) && !STAGE.used.test(answer.plain));

/** Whoever counts anything of a way has said what it gave, in whatever words. */
const ofWays: Asking = (signals) => {
  if (isOnlyMeantTo(signals) || isNotUsedYet(signals)) return TRIED_SO_FAR;
  return STAGE.counts.test(signals.answer.plain) ? null : undefined;
};

const SPOKEN_TO: BetterQuestion = {
  label: 'Who they will be, by name',
  ask: 'Which of them have you spoken to so far, by name?',
  template: 'So far I have spoken to [whom, by name].',
};
const ofFinding: Asking = (signals) => (isNotUsedYet(signals) ? SPOKEN_TO : undefined);

const ofCost: Asking = (signals) => (signals.fieldId === 'customer-acquisition' ? ofWays(signals) : undefined);

/** Where they met and what they did together is told by any place, name or number that stands there. */
const ofTheirPast: Asking = ({ answer: { plain, tokens } }) =>
  STAGE.counts.test(plain) || tokens.some(({ proper, sentenceInitial }) => proper && !sentenceInitial)
    ? null
    : undefined;

/** Whoever is named has a role, in whatever words. */
const ofRole: Asking = ({ answer: { tokens } }) => (tokens.some(({ proper }) => proper) ? null : undefined);

/** "We drained ours into the gutter": what happened to them is their own history with it. */
const OUR_DEED =
  /\b[Ww]e (?!chose|decided|believed|noticed|identified|realised|realized|wanted|looked|founded)\p{Ll}{3,12}ed\b|\b(?:mine|ours)\b/u;
const ofOwnStory: Asking = ({ answer: { plain } }) =>
  HAPPENED.test(plain) || OUR_DEED.test(plain) || HAPPENED_TO_THEM.test(plain) ? null : undefined;

/** A step that was measured, counted or tried so many times is a hard part with its number, and "salt is the enemy" names one. */
const ofHardPart: Asking = ({ answer: { plain } }) =>
  STAGE.counts.test(plain) || STAGE.hard.test(plain) ? null : undefined;

/** "They would join when revenue reaches 12k": what it waits for is told, and no date. */
const ofDate: Asking = ({ answer, fieldId }) =>
  fieldId === 'fulltime-commitment' && tellsWhatEndsIt(answer) ? null : undefined;

const HAS_SUM = /\d/;
/** Of a price that is not decided nothing is left. */
const ofMargin: Asking = (signals) =>
  isNotUsedYet(signals) || isUndecided(signals) || !HAS_SUM.test(signals.answer.plain) ? null : undefined;

/** What is on the bench, or may not be sold before somebody allows it, was shipped to nobody and brings nothing yet. */
const ofOutcome: Asking = (signals) => (isNotUsedYet(signals) || isNotAllowedYet(signals) ? null : undefined);

/** A vision that is measured by whom it reaches has no price. */
const ofArithmetic: Asking = ({ answer, fieldId }) =>
  fieldId === 'five-year-vision' && tellsOfMission(answer) ? null : undefined;

/** Who has just begun has dropped nothing, and a plan can only be dropped. */
const ofLesson: Asking = (signals) => (isNotUsedYet(signals) || isMostlyPlans(signals) ? null : undefined);

/** Only who has left everything else lives from what was put by: a student has no such months, and a salary ends in none. */
const ofRunway: Asking = ({ answer: { plain }, fieldId }) => {
  if (fieldId !== 'fulltime-commitment') return undefined;
  return STAGE.fullTime.test(plain) && !STAGE.nobodyFullTime.test(plain) ? undefined : null;
};

/** What lasts happens at no times: that somebody cannot read, or that a thing is worn. */
const HAPPENS =
  /\b(?:happens?|each time|every time|when(?:ever)?|breaks?|fails?|late|delays?|lost|lose|miss(?:es|ed)?|wrong|again)\b/i;
const ofFrequency: Asking = ({ answer: { plain } }) => (HAPPENS.test(plain) && !/\d/.test(plain) ? undefined : null);

const ASKINGS: Partial<Record<ExpectationId, Asking>> = {
  channel: ofWays,
  conversion: ofWays,
  cost: ofCost,
  found: ofFinding,
  margin: ofMargin,
  learned: ofLesson,
  result: ofOutcome,
  shipped: ofOutcome,
  users: ofUsers,
  paid: ofPayment,
  again: ofReturn,
  kept: (signals) =>
    isNotUsedYet(signals) || isTakenByNobody(signals.answer) ? null : askedOfStaying(signals.answer.plain),
  arithmetic: ofArithmetic,
  mainNumber: (signals) => (isNotUsedYet(signals) ? COUNTED_BEFORE_LAUNCH : undefined),
  trend: ofTrend,
  amount: ofAmount,
  limits: ofLimits,
  tried: ofTrying,
  runway: ofRunway,
  hardPart: ofHardPart,
  metWhere: ofTheirPast,
  together: ofTheirPast,
  ownStory: ofOwnStory,
  role: ofRole,
  date: ofDate,
  frequency: ofFrequency,
};

/** What is asked of this very answer in the place of the usual question. */
export const askedHere = (id: ExpectationId, signals: AnswerSignals): BetterQuestion | null | undefined =>
  ASKINGS[id]?.(signals);
