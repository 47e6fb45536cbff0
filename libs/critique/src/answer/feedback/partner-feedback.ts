import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { quoted } from '../../scoring/labels.js';
import { EXPECTATIONS } from '../expectations.js';
import type { AnswerSignals } from '../measure-answer.js';
import { featureReader } from '../scoring/feature-reader.js';
import type { AnswerScore } from '../scoring/score-answer.js';
import type { Hole } from './holes.js';

const GOOD_SCORE = 75;
const SOME_SCORE = 35;
/** What is worth repeating to another partner, the best first. */
const STRONG = [
  'voice.quote',
  'fact.fraction',
  'fact.change',
  'fact.price',
  'fact.counted',
  'voice.ownDeed',
  'voice.customerDeed',
  'fact.duration',
  'name.distinct',
];

function strongest({ features }: AnswerSignals): Span | undefined {
  const reader = featureReader(features);
  return STRONG.map((name) => reader.spansOf([name])[0]).find((span) => span !== undefined);
}

function understood(signals: AnswerSignals, overall: number): string {
  const { original } = signals.answer;
  const best = strongest(signals);
  if (overall < SOME_SCORE || best === undefined) {
    const start = { start: 0, end: original.length };
    return overall < SOME_SCORE
      ? `I read ${quoted(original, start)} and still cannot answer my own question.`
      : `I understand the outline.`;
  }
  if (overall >= GOOD_SCORE) return `${quoted(original, best)} is what I would repeat to another partner.`;
  return `${quoted(original, best)} is the part I believe.`;
}

/** The question to be ready for: what is missing, or the source of the best fact. */
function interviewQuestion(signals: AnswerSignals, said: string): string {
  const missing = signals.asked.find(({ id, spans }) => spans.length === 0 && !said.includes(EXPECTATIONS[id].ask));
  if (missing !== undefined) return EXPECTATIONS[missing.id].ask;
  const best = strongest(signals);
  return best === undefined
    ? 'What is the one fact behind this?'
    : `How do you know ${quoted(signals.answer.original, best)}?`;
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
