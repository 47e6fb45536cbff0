import { clauseAround, lineAbout, quoted } from '../engine/quotes.js';
import { overlaps } from '../text/spans/span.js';
import type { PitchScore } from './scoring/score-pitch.js';
import type { PitchSignals } from './signals/pitch-signals.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { arithmeticRemark } from '../engine/numbers/arithmetic.js';
import type { NumberType, TypedNumber } from '../engine/numbers/typed-number.js';
import { questionOn, wordingFor } from '../engine/questions/ask.js';
import type { SlotName } from '../engine/slots/slot.js';
import { FEEDBACK_RULES, type FeedbackRule, type PitchReading } from './remarks.js';

const MIN_LINES = 3;
const MAX_REMARKS = 4;
/** A pitch below this hears no praise. */
const PRAISE_MIN_OVERALL = 50;
const READY_MIN_OVERALL = 45;
const DIMENSION_POINTS = 20;

function severity(rule: FeedbackRule, { breakdown }: PitchScore): number {
  return rule.urgency + DIMENSION_POINTS - breakdown[rule.dimension];
}

const isLacking = ({ lacks }: FeedbackRule, { slots }: PitchReading): boolean =>
  lacks === undefined || slots[lacks].state === 'absent';

/** What a sentence need not say to be sent. */
const WISHES: ReadonlySet<SlotName | undefined> = new Set<SlotName>(['today', 'mechanism', 'price']);
const READY: FeedbackRule = {
  dimension: 'clarity',
  topic: 'ready',
  urgency: 0,
  applies: () => true,
  line: ({ text }) =>
    wordingFor(text, [
      'Nothing important is missing, so I would read on.',
      'I know enough to read on. What follows are wishes.',
      'You can send this. One more fact would lift it.',
    ]),
};

/** Who it is for stands there, and either what it brings or that somebody uses it. */
const isReady = ({ slots: { user, result, proof, price } }: PitchReading): boolean =>
  user.state === 'stated' &&
  (proof.state === 'stated' || result.state === 'stated' || (price.state === 'stated' && proof.state === 'perhaps'));

/** The remarks a partner makes on a pitch, the worst first; that it is ready before what are wishes only. */
export function remarksOn(signals: PitchSignals, score: PitchScore, reading: PitchReading): readonly FeedbackRule[] {
  const remarks = FEEDBACK_RULES.filter((rule) => isLacking(rule, reading) && rule.applies(signals, reading)).toSorted(
    (a, b) => severity(b, score) - severity(a, score),
  );
  const areWishes = remarks.every(({ lacks }) => WISHES.has(lacks));
  const isFirstReady = areWishes && score.overall >= READY_MIN_OVERALL && isReady(reading);
  return (isFirstReady ? [READY, ...remarks] : remarks).slice(0, MAX_REMARKS);
}

/** What makes a sentence stronger, most of all first. */
const WORTH_ADDING: readonly SlotName[] = ['user', 'thing', 'result', 'today', 'proof', 'price', 'mechanism'];

/** What the pitch does not say, what a partner asks first standing first. */
export function missingSlots(signals: PitchSignals, score: PitchScore, reading: PitchReading): SlotName[] {
  const asked = remarksOn(signals, score, reading).flatMap(({ lacks }) => lacks ?? []);
  return [...new Set([...asked, ...WORTH_ADDING])].filter((slot) => reading.slots[slot].state === 'absent');
}

/** Words that a flag or a flaw quotes; praising them too would take both back. */
function faulted({ lexiconHits, claims, analogy }: PitchSignals): readonly Span[] {
  const { noCompetition, futureTense, vanity, superlatives } = claims;
  const words = Object.values(lexiconHits).flatMap(({ spans }) => spans);
  return [...words, ...noCompetition, ...futureTense, ...vanity, ...superlatives, ...analogy.spans];
}

const REPEATED = [
  'I could repeat this to another partner after one reading: %. Keep that.',
  '% {is|are} what I would say about you at lunch. Keep that.',
  'I know who it is for and what they get: %. Keep that.',
] as const;
const COUNTED = [
  '% is the best part. It can be checked, so I believe the rest more. Keep that.',
  'I believe % because I could check it. Keep that.',
  '% does more than any adjective could. Keep that.',
] as const;
const REPLACED = [
  '% tells me what they do today. Keep that.',
  'With % I know what you have to beat. Keep that.',
  '% shows me the world without you. Keep that.',
] as const;

const REPLACING = /^(?:instead of|rather than|unlike|no longer|down from|up from|replac\w+)\b/i;

/** What proves most comes first. */
const PROOFS: readonly NumberType[] = ['payment', 'customers', 'users', 'share', 'price', 'frequency', 'money-moved'];
const rankOf = ({ type }: TypedNumber): number => (PROOFS.includes(type) ? PROOFS.indexOf(type) : PROOFS.length);

/** A number says something where it is tied to a thing, an amount or a time. */
const isTied = ({ type, noun, isPlanned }: TypedNumber): boolean =>
  !isPlanned && type !== 'date' && type !== 'market' && (type !== 'size' || noun !== null);

/** Who it is for and what they get; once where the one stands in the other. */
function praisedWords(text: string, who: Span | undefined, outcome: Span): string[] {
  const both = who !== undefined && !overlaps(who, outcome);
  return both ? [quoted(text, who), quoted(text, outcome)] : [quoted(text, outcome)];
}

/** The one thing that is good, if it was earned. */
function praise(signals: PitchSignals, { overall }: PitchScore, { numbers }: PitchReading): string | null {
  if (overall < PRAISE_MIN_OVERALL) return null;
  const { text, customer, what, benefit, difference } = signals;
  const faults = faulted(signals);
  const isClean = (span: Span): boolean => !faults.some((fault) => overlaps(fault, span));
  const said = (wordings: readonly [string, ...string[]], ...words: readonly string[]): string =>
    lineAbout(wordingFor(text, wordings), words);
  const outcome = benefit.outcome.map((span) => clauseAround(text, span)).find(isClean);
  if (what.lead.length > 0 && customer.grade >= 2 && outcome !== undefined)
    return said(REPEATED, ...praisedWords(text, customer.spans[0], outcome));
  const clauses = (spans: readonly Span[]): Span | undefined =>
    spans.map((span) => clauseAround(text, span)).find(isClean);
  const tied = numbers.filter(isTied).toSorted((a, b) => rankOf(a) - rankOf(b));
  const number = clauses(tied.map(({ span }) => span));
  if (number !== undefined) return said(COUNTED, quoted(text, number));
  const replaced = clauses(difference.alternative.filter(({ start, end }) => REPLACING.test(text.slice(start, end))));
  return replaced === undefined ? null : said(REPLACED, quoted(text, replaced));
}

/** Questions for a pitch with little left to fix. */
function nextQuestions({ text, customer }: PitchSignals, { archetype }: PitchReading): string[] {
  return [
    questionOn('next', archetype, text),
    customer.grade >= 2
      ? `How many of ${quoted(text, customer.spans[0])} have you talked to? Be ready to name three.`
      : questionOn('proof', archetype, text),
    questionOn('next', null, `second ${text}`),
  ];
}

/** 3 to 5 lines in a partner's voice: worst first, at most one sincere positive, last (section 5 of the rubric). */
export function partnerFeedback(signals: PitchSignals, score: PitchScore, reading: PitchReading): string[] {
  const positive = praise(signals, score, reading);
  const ownNumbers = arithmeticRemark(reading.numbers, ({ span }) => quoted(signals.text, span));
  const fixes = remarksOn(signals, score, reading).map((rule) => rule.line(signals, reading));
  // Nobody else could be asked it, so that it stands before the last of what anybody may be told.
  const lines =
    ownNumbers === null || fixes.includes(ownNumbers) ? fixes : [...fixes.slice(0, MAX_REMARKS - 1), ownNumbers];
  for (const question of nextQuestions(signals, reading)) {
    if (lines.length + (positive === null ? 0 : 1) >= MIN_LINES) break;
    if (!lines.includes(question)) lines.push(question);
  }
  return positive === null ? lines : [...lines, positive];
}

/** Said before everything else to a pitch in another language. */
export const ASK_FOR_ENGLISH =
  'Partners read applications in English. Put this sentence into English before you send it; these points are for what I could read of it.';
/** The one line for a text that is not a pitch. */
export const ASK_FOR_A_SENTENCE =
  'I cannot score this. Write one sentence in English that says what you make and for whom.';
