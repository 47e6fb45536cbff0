import type { Span } from '@playbook/contracts/core/span.schema';
import { arithmeticRemark } from '../engine/numbers/arithmetic.js';
import type { NumberType } from '../engine/numbers/typed-number.js';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import { questionOn, wordingFor } from '../engine/questions/ask.js';
import { clauseAround, quoted } from '../engine/quotes.js';
import { overlaps } from '../text/spans/span.js';
import { archetypeOfAnswer, missingIn } from './missing.js';
import type { Hole } from './remarks.js';
import { statementsOf, type Statement } from './rewrite/statements.js';
import type { AnswerScore } from './scoring/score-answer.js';
import type { AnswerSignals } from './signals/measure-answer.js';

const GOOD_SCORE = 75;
/** From this score on what is missing is a wish. */
const READY_SCORE = 55;
const SOME_SCORE = 35;

/** `%` stands for the founder's own words. */
const NOT_UNDERSTOOD = [
  'I read % and still cannot answer my own question.',
  'After % I know no more than before.',
  '% does not tell me what I asked.',
  'I would have to ask the same question again after %.',
] as const;
const REPEATED = [
  '% is what I would repeat to another partner.',
  'I would write down %.',
  '% is the line to keep, whatever you cut.',
  '% did it for me.',
] as const;
const BELIEVED = [
  '% is the part I believe.',
  'I hold on to %.',
  '% is where I started to listen.',
  'The best of it: %.',
] as const;

const wholeOf = (text: string): Span => ({ start: 0, end: text.length });

const NO_PROOF: ReadonlySet<NumberType> = new Set(['date', 'market', 'size', 'duration']);

/** The clause of a number that says something, where no remark takes it apart. */
function countedClause({ answer }: AnswerSignals, holes: readonly Hole[]): string {
  const { original, tokens } = answer;
  const faulty = holes.flatMap(({ quoted: spans }) => spans);
  const clause = readNumbers(tokens)
    .filter(({ type, isPlanned }) => !isPlanned && !NO_PROOF.has(type))
    .map(({ span }) => clauseAround(original, span))
    .find((span) => !faulty.some((fault) => overlaps(fault, span)));
  return quoted(original, clause);
}

/** The founder's sentence with the most facts that no remark takes apart, quoted as it was written. */
function strongest(signals: AnswerSignals, holes: readonly Hole[]): string {
  const { original } = signals.answer;
  const faulty = holes.flatMap(({ quoted: spans }) => spans.map(({ start, end }) => original.slice(start, end)));
  const best = statementsOf(signals)
    .filter(({ text }) => original.includes(text) && !faulty.some((words) => text.includes(words)))
    .reduce<Statement | undefined>((top, one) => (one.facts > (top?.facts ?? 0) ? one : top), undefined);
  const said = best?.text.replace(/[.!]$/, '') ?? '';
  return quoted(said, wholeOf(said)).replace(/^''$/, '');
}

function understood(signals: AnswerSignals, overall: number, holes: readonly Hole[]): string {
  const { original } = signals.answer;
  const said = (wordings: readonly [string, ...string[]], words: string): string =>
    wordingFor(original, wordings).replace('%', () => words);
  const fact = countedClause(signals, holes);
  const saysNothingAsked = signals.asked.every(({ spans }) => spans.length === 0);
  if (overall < SOME_SCORE && fact === '' && saysNothingAsked)
    return said(NOT_UNDERSTOOD, quoted(original, wholeOf(original)));
  const best = strongest(signals, holes) || fact;
  if (best === '') return 'I understand the outline.';
  return said(overall >= GOOD_SCORE ? REPEATED : BELIEVED, best);
}

/** What their trade is asked says nothing about the founders. */
const TEAM_FIELDS: ReadonlySet<string> = new Set([
  'founder-names',
  'founder-relationship',
  'fulltime-commitment',
  'responsibility-split',
  'why-this-problem',
]);
const NEXT_ON_TEAM = [
  'Which part of the work can nobody on the team do yet, and who does it today?',
  'What is the hardest thing that you have finished so far, and how long did it take?',
  'If no money came for a year, what would you do?',
  'Who outside the team has seen you work, and what would they say?',
  'What did you give up to do this?',
  'What did you get wrong at first, and who noticed?',
] as const;

/** The question to be ready for: something worked out of the founder's own numbers, what is missing, or what this trade is asked. */
function interviewQuestion(signals: AnswerSignals, said: string): string {
  const { answer } = signals;
  const remark = arithmeticRemark(readNumbers(answer.tokens), ({ span }) => quoted(answer.original, span));
  if (remark !== null) return remark;
  const missing = missingIn(signals).find(({ ask }) => !said.includes(ask));
  if (missing !== undefined) return missing.ask;
  return TEAM_FIELDS.has(signals.fieldId)
    ? wordingFor(answer.original, NEXT_ON_TEAM)
    : questionOn('next', archetypeOfAnswer(signals).archetype, answer.original);
}

/** A good answer that could say more, and of which nothing has to be mended. */
export const isReady = ({ overall }: AnswerScore, [worst]: readonly Hole[]): boolean =>
  overall >= READY_SCORE && (worst === undefined || worst.isWish);

const READY = [
  'That answers me; what follows is a wish.',
  'Nothing has to be mended. I would ask next:',
  'I would move on to the next answer, and ask you this when we meet:',
] as const;

/**
 * One paragraph as a partner would say it: what was understood, the biggest hole, what to do next, and a question of the
 * interview (section 1.7 of the rubric for answers).
 */
export function answerFeedback(signals: AnswerSignals, score: AnswerScore, holes: readonly Hole[]): string {
  const [worst] = holes;
  const lines = [understood(signals, score.overall, holes)];
  if (worst !== undefined && isReady(score, holes)) lines.push(wordingFor(signals.answer.original, READY), worst.line);
  else if (worst !== undefined) lines.push(worst.line, worst.todo);
  return [...lines, interviewQuestion(signals, lines.join(' '))].join(' ');
}

/** For text that is no answer in any language. */
export const ASK_FOR_AN_ANSWER =
  'I cannot read this. Answer the question in two plain sentences. What is the one fact you would tell me first?';
