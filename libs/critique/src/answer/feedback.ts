import { quoted } from '../engine/quotes.js';
import { EXPECTATIONS } from './expectations/expectations.js';
import type { AnswerSignals } from './signals/measure-answer.js';
import { statementsOf, type Statement } from './rewrite/statements.js';
import { featureReader } from '../engine/feature-reader.js';
import type { AnswerFeatureId } from './feature-registry.js';
import type { AnswerScore } from './scoring/score-answer.js';
import type { Hole } from './remarks.js';

const GOOD_SCORE = 75;
const SOME_SCORE = 35;
/** Numbers of one's own, the best first. */
const NUMBERS: readonly AnswerFeatureId[] = [
  'fact.fraction',
  'fact.change',
  'fact.price',
  'fact.percent',
  'fact.counted',
];

/** The founder's sentence with the most facts, quoted. */
function strongest(signals: AnswerSignals): string {
  const best = statementsOf(signals).reduce<Statement | undefined>(
    (top, one) => (one.facts > (top?.facts ?? 0) ? one : top),
    undefined,
  );
  return best === undefined ? '' : quoted(best.text, { start: 0, end: best.text.length });
}

function understood(signals: AnswerSignals, overall: number): string {
  const { original } = signals.answer;
  const best = strongest(signals);
  if (overall < SOME_SCORE)
    return `I read ${quoted(original, { start: 0, end: original.length })} and still cannot answer my own question.`;
  if (best === '') return 'I understand the outline.';
  return overall >= GOOD_SCORE
    ? `${best} is what I would repeat to another partner.`
    : `${best} is the part I believe.`;
}

/** The question to be ready for: what is missing, or the source of the best fact. */
function interviewQuestion(signals: AnswerSignals, said: string): string {
  const missing = signals.asked.find(({ id, spans }) => spans.length === 0 && !said.includes(EXPECTATIONS[id].ask));
  if (missing !== undefined) return EXPECTATIONS[missing.id].ask;
  const [number] = featureReader(signals.features).spansOf(NUMBERS);
  return number === undefined
    ? 'What is the one fact behind this?'
    : `How did you get to ${quoted(signals.answer.original, number)}?`;
}

/**
 * One paragraph as a partner would say it: what was understood, the biggest hole, what to do next, and a question of the
 * interview (section 1.7 of the rubric for answers).
 */
export function answerFeedback(signals: AnswerSignals, { overall }: AnswerScore, holes: readonly Hole[]): string {
  const [worst] = holes;
  const lines = [understood(signals, overall)];
  if (worst !== undefined) lines.push(worst.line, worst.todo);
  return [...lines, interviewQuestion(signals, lines.join(' '))].join(' ');
}

/** For text that is no answer in any language. */
export const ASK_FOR_AN_ANSWER =
  'I cannot read this. Answer the question in two plain sentences. What is the one fact you would tell me first?';
