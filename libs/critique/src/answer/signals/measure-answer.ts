import type { IdeaStage } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { notScoredReason, type NotScoredReason } from '../../text/language/not-scored-reason.js';
import { answerFeatures } from './answer-features.js';
import { readAnswer, type AnswerText } from './answer-text.js';
import { askedThings, faultsOf, type AskedThing } from './asked-features.js';
import type { AnswerFeature } from './measured.js';

/** So many words tell which language an answer is in. */
const LANGUAGE_TOKENS = 80;

/** Everything that is measured in an answer. */
export interface AnswerSignals {
  readonly answer: AnswerText;
  readonly fieldId: string;
  readonly asked: readonly AskedThing[];
  readonly faults: readonly Span[];
  readonly language: NotScoredReason | null;
  readonly features: readonly AnswerFeature[];
  /** How far the company is by what the founder said elsewhere, where that is known. */
  readonly stage?: IdeaStage | undefined;
}

/** Reads and measures an answer to a field's question. Pure: the same text always gives the same measurements. */
export function measureAnswer(fieldId: string, text: string, injections?: readonly Span[]): AnswerSignals {
  const answer = readAnswer(text, injections);
  const asked = askedThings(fieldId, answer);
  const faults = faultsOf(fieldId, answer);
  const opening = answer.tokens.slice(0, LANGUAGE_TOKENS);
  const language = notScoredReason(answer.read.slice(0, opening.at(-1)?.end ?? 0), opening, answer.hits.length > 0);
  return { answer, fieldId, asked, faults, language, features: answerFeatures(answer, { asked, faults, language }) };
}
