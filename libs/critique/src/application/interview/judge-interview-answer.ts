import type { Span } from '@playbook/contracts/core/span.schema';
import {
  INTERVIEW_ANSWER_MAX_S,
  INTERVIEW_ANSWER_MAX_WORDS,
  type InterviewEvidence,
  type InterviewJudgement,
  type InterviewQuestion,
} from '@playbook/contracts/interviews/interview.schema';
import { readAnswer, type AnswerText } from '../../answer/signals/answer-text.js';
import { clauseAround, lineAbout, quoted, quotedClause } from '../../engine/quotes.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { SKIPPED_WEIGHT } from '../../text/terms/term-catalogue.js';
import { visibleTextOf } from '../../text/spans/visible-text.js';
import { withSpans } from '../../text/spans/with-spans.js';
import { contentWords } from '../alike.js';
import { EVIDENCE } from './evidence-labels.js';
import { answeringSpans, countedIn, namesIn, spansOf } from './answering-spans.js';

const CUES = readSinglePatterns('interview', ['dontKnow', 'hedge', 'nothing']);
const BASE = 25;
const POINTS = { yes: 30, partly: 12, first: 15, fact: 15, secondFact: 5, short: 10, plain: 15 } as const;
const LOST = { tooLong: -20, tooShort: -10, hedge: -4, hedgeMost: -12, empty: -4, emptyMost: -12, judge: -30 } as const;
const BRIEF_WORDS = 60;
const TOO_FEW_WORDS = 3;
/** So many words that say nothing are what an answer is made of. */
const MANY_EMPTY = 2;
const PASSED_REMARK =
  'You passed on this one. Have one sentence ready, even if it is what you do not know and how you find out.';

interface Reading {
  readonly text: AnswerText;
  readonly question: InterviewQuestion;
  readonly answering: readonly Span[];
  readonly isAnswered: 'yes' | 'partly' | 'no';
  readonly isFirst: boolean;
  /** Nothing in it takes up the question's words. */
  readonly isUnclear: boolean;
  readonly facts: readonly Span[];
  readonly hedges: readonly Span[];
  readonly empty: readonly Span[];
  readonly dontKnow: readonly Span[];
  /** How long it took; 0 where nobody measured. */
  readonly seconds: number;
  readonly isTooLong: boolean;
}

const STEM_CHARS = 5;
const stemsOf = (text: string): Set<string> =>
  new Set([...contentWords(text)].map((word) => word.slice(0, STEM_CHARS)));

/** Whether an answer takes up a word of the question, in whatever form. */
function sharesWords(question: string, answer: string): boolean {
  const stems = stemsOf(answer);
  return [...stemsOf(question)].some((stem) => stems.has(stem));
}

/** "How many months": until when is an answer, too. */
const LASTS = /\bhow (?:long|many (?:days|weeks|months|years))\b/i;

/** "Cash. We have 9,400 in the bank": a thing or two, and then why. */
const NAMED_FIRST =
  /^\W{0,3}(?!(?:yes|no|well|good|great|fine|it depends|everything|nothing)\b)(?:[\p{L}'-]{2,20} ){0,3}[\p{L}'-]{3,20}\.\s/iu;
const isNamedFirst = (text: string): boolean => NAMED_FIRST.test(text) && !VERB_FIRST.test(text);
const VERB_FIRST = /^\W{0,3}(?:we|i|it|they|that|this|there|he|she|you)\b/i;

const SENTENCE_END = /[.!?](?=\s|$)/;

/** Where the first sentence ends. */
function firstEnd(text: string): number {
  const end = SENTENCE_END.exec(text)?.index;
  return end === undefined ? text.length : end + 1;
}

/** Numbers that were counted, and names. */
const factsIn = (text: AnswerText): Span[] =>
  [...countedIn(text), ...namesIn(text.plain)].toSorted((a, b) => a.start - b.start);

/** The words that answer: those that the question asks for, and of how long something lasts a date. */
function answeringIn(question: InterviewQuestion, text: AnswerText): Span[] {
  const inTime = LASTS.test(question.text) ? answeringSpans('time', text) : [];
  return [...answeringSpans(question.expects, text), ...inTime].toSorted((a, b) => a.start - b.start);
}

/** Whether nothing takes up the question; what they make can be said in any words. */
function isBeside({ expects, topic, text }: InterviewQuestion, answer: string): boolean {
  const isOpen = expects === 'what' && topic !== 'product';
  return isOpen && !isNamedFirst(answer) && !sharesWords(text, answer);
}

function readSpoken(question: InterviewQuestion, written: string, seconds: number): Reading {
  const text = readAnswer(written);
  const answering = answeringIn(question, text);
  const dontKnow = spansOf(CUES.dontKnow, text.plain);
  const isOnTopic = answering.length > 0 && dontKnow.length === 0;
  const facts = factsIn(text);
  const empty = text.hits
    .filter(({ allowed, term }) => !allowed && term.weight >= SKIPPED_WEIGHT)
    .map(({ span }) => span);
  const isThin = facts.length === 0 && (question.expects === 'way' || empty.length >= MANY_EMPTY);
  const isUnclear = isBeside(question, text.plain);
  return {
    text,
    question,
    answering,
    isAnswered: isOnTopic ? (isThin || isUnclear ? 'partly' : 'yes') : 'no',
    isUnclear,
    isFirst: !isUnclear && answering.some(({ start }) => start < firstEnd(text.plain)),
    facts,
    hedges: spansOf(CUES.hedge, text.plain),
    empty,
    dontKnow,
    seconds,
    isTooLong: text.totalWords > INTERVIEW_ANSWER_MAX_WORDS || seconds > INTERVIEW_ANSWER_MAX_S,
  };
}

const row = (label: string, points: number, spans: readonly Span[] = []): InterviewEvidence => ({
  label,
  points,
  spans: spans.slice(0, 4).map(({ start, end }) => ({ start, end })),
});

/** What an answer gains. */
function gained(reading: Reading): InterviewEvidence[] {
  const { text, isAnswered, answering, isFirst, isUnclear, facts, dontKnow, isTooLong } = reading;
  const isHeard = isAnswered !== 'no';
  // Facts that may be beside the question count once, and nothing came first.
  const counted = isUnclear ? facts.slice(0, 1) : facts;
  const rows: (InterviewEvidence | false)[] = [
    isAnswered === 'yes' && row('Answers what was asked', POINTS.yes, answering),
    isAnswered === 'partly' && row('May answer it in part', POINTS.partly, answering),
    isHeard && isFirst && row('In the first sentence', POINTS.first, answering.slice(0, 1)),
    counted.length > 0 && row('A fact that can be checked', POINTS.fact, counted.slice(0, 1)),
    counted.length > 1 && row('A second fact', POINTS.secondFact, counted.slice(1, 2)),
    isHeard && text.totalWords <= BRIEF_WORDS && row('Short', POINTS.short),
    dontKnow.length > 0 && !isTooLong && row(EVIDENCE.notKnown, POINTS.plain, dontKnow),
  ];
  return rows.filter((one) => one !== false);
}

/** What it loses. */
function lost({ text, facts, hedges, empty, isTooLong }: Reading): InterviewEvidence[] {
  const hedged = Math.max(LOST.hedgeMost, LOST.hedge * hedges.length);
  const emptied = Math.max(LOST.emptyMost, LOST.empty * empty.length);
  const isHardlyAWord = text.totalWords < TOO_FEW_WORDS && facts.length === 0;
  const rows: (InterviewEvidence | false)[] = [
    isTooLong && row('Longer than a partner listens', LOST.tooLong),
    isHardlyAWord && row('Hardly a word', LOST.tooShort),
    hedges.length > 0 && row('Hedged', hedged, hedges),
    empty.length > 0 && row('Words that say nothing', emptied, empty),
    text.instructions.length > 0 && row(EVIDENCE.toJudge, LOST.judge, text.instructions),
  ];
  return rows.filter((one) => one !== false);
}

const rowsOf = (reading: Reading): InterviewEvidence[] => [
  row('Where every answer starts', BASE),
  ...gained(reading),
  ...lost(reading),
];

const MISSED: Readonly<Record<InterviewQuestion['expects'], string>> = {
  number: 'I listened for a number and heard none.',
  time: 'I listened for a date and heard none.',
  name: 'I listened for a name and heard none.',
  way: 'I still do not know how, or why.',
  what: 'I still do not know.',
};

/** What it is interrupted for. */
const lengthOf = ({ text: { totalWords }, seconds }: Reading): string =>
  totalWords > INTERVIEW_ANSWER_MAX_WORDS ? `${totalWords} words` : `${Math.round(seconds)} seconds`;

/** Of an answer with nothing against it. */
function straight({ text, question, facts }: Reading): string {
  const [fact] = facts;
  if (fact === undefined)
    return question.expects === 'number' && spansOf(CUES.nothing, text.plain).length > 0
      ? 'Straight: none is a number, too. Expect to be asked what you wait for.'
      : 'Straight, but nothing in it can be checked. One number or one name would do.';
  // A single word says little in quotes.
  const told = facts.map((span) => quotedClause(text.original, span)).find((words) => words.includes(' '));
  return `Straight, and with a fact: ${told ?? quotedClause(text.original, fact)}.`;
}

function remarkOn(reading: Reading): string {
  const { text, question, isAnswered, isFirst, isUnclear, answering, hedges, empty, dontKnow } = reading;
  const { original } = text;
  const quote = (span: Span | undefined): string => quoted(original, span);
  if (text.instructions.length > 0) return 'A part of this talks to whoever judges. I did not listen to it.';
  if (reading.isTooLong)
    return `Stop there: ${lengthOf(reading)}. Say it in one sentence, and wait for the next question.`;
  if (dontKnow.length > 0) return 'Not knowing is better than guessing. Add when you will know, and how.';
  if (isAnswered === 'no') return `${MISSED[question.expects]} Begin with it.`;
  if (isUnclear) return 'I cannot tell whether that answers me. Begin with the words of my question.';
  if (!isFirst) {
    const late = answering[0] && clauseAround(original, answering[0]);
    return `The answer comes late: ${quote(late)}. Begin with it.`;
  }
  if (hedges.length > 0) {
    const words = hedges.slice(0, 2).map(quote);
    return lineAbout('% {takes|take} it back. Say what is true today, and stop.', words);
  }
  if (empty.length > 0) return lineAbout('% {tells|tell} me nothing. Say it without.', empty.slice(0, 2).map(quote));
  return straight(reading);
}

function judged(question: InterviewQuestion, answer: string, seconds: number): InterviewJudgement {
  const reading = readSpoken(question, answer, seconds);
  const rows = rowsOf(reading);
  const sum = rows.reduce((total, { points }) => total + points, 0);
  const score = Math.min(100, Math.max(0, sum));
  const evidence = score === sum ? rows : [...rows, row('No score is below 0 or above 100', score - sum)];
  return {
    score,
    answered: reading.isAnswered,
    isAnsweredFirst: reading.isAnswered !== 'no' && reading.isFirst,
    hasFact: reading.facts.length > 0,
    words: reading.text.totalWords,
    isTooLong: reading.isTooLong,
    evidence,
    remark: remarkOn(reading),
  };
}

const PASSED: InterviewJudgement = {
  score: 0,
  answered: 'no',
  isAnsweredFirst: false,
  hasFact: false,
  words: 0,
  isTooLong: false,
  evidence: [row('Passed', 0)],
  remark: PASSED_REMARK,
};

/**
 * Judges an answer as it is heard in an interview: whether it answers what was asked, in the first sentence, with a fact, in how many words
 * (docs/interview-rubric.md). The points of the evidence add up to the score; spans are UTF-16 offsets in the answer.
 * @param seconds How long it took; null where nobody measured
 */
export function judgeInterviewAnswer(
  question: InterviewQuestion,
  answer: string,
  seconds: number | null,
): InterviewJudgement {
  if (answer.trim() === '') return PASSED;
  const visible = visibleTextOf(answer);
  if (visible === null) return judged(question, answer, seconds ?? 0);
  return withSpans(judged(question, visible.text, seconds ?? 0), visible.spanOf);
}
