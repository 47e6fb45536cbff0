import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { CapRule } from '../engine/caps.js';
import { meaningTokens } from './signals/measured.js';
import type { AnswerSignals } from './signals/measure-answer.js';
import { hasSameWords } from '../engine/rewrite/text-words.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('answer-claims', ['noRivals', 'noRival']);

/** What else is known about the application an answer stands in. */
export interface AnswerContext {
  /** Other answers of the same application. */
  readonly otherAnswers?: readonly string[];
}

const NOISE_LIMIT = 3;
const MIN_WORDS = 3;
const FEW_WORDS = 4;
const TOO_SHORT_LIMIT = 20;
const TEMPLATE_LIMIT = 12;
const UNFILLED_LIMIT = 45;
const COPY_LIMIT = 50;
const PROOF_LIMIT = 59;
const CLAIM_LIMIT = 45;
const MIN_UNFILLED = 2;
const JUNK_LIMIT = 4;
const JUNK = /\b(?:asdf\w*|qwert\w*|test test|lorem ipsum|fill (?:this|it) (?:in )?later|xxx{1,40})\b/i;
const NO_RIVAL_LIMIT = 15;
const NO_RIVALS = WORDS.noRivals;
const PROOF_FIELDS = new Set(['metrics', 'validation', 'first-users', 'progress-made']);
/** Where it asks what was done when, two months are facts. */
const DATED_FIELD = 'progress-made';
const NO_RIVAL = WORDS.noRival;

function isTemplate({ answer, fieldId }: AnswerSignals): boolean {
  const field = APPLICATION_FIELDS.find(({ id }) => id === fieldId);
  return field !== undefined && hasSameWords(field.placeholder, answer.original);
}

const unfilled = ({ answer }: AnswerSignals): number => answer.blanks.length;

const isThin = ({ tokens }: AnswerSignals['answer']): boolean => meaningTokens(tokens).length < MIN_WORDS;

/** An answer with what else is known about its application. */
type AnswerInContext = AnswerSignals & AnswerContext;

const cap = (
  label: string,
  limit: CapRule<AnswerInContext, 'overall'>['limit'],
): CapRule<AnswerInContext, 'overall'> => ({
  dimensions: ['overall'],
  limit,
  label,
});

/** Caps after the fitted model; the lowest limit wins (section 1.2 of the rubric for answers). */
export const ANSWER_CAPS: readonly CapRule<AnswerInContext, 'overall'>[] = [
  cap('Nothing but words a partner skips', ({ answer }) =>
    meaningTokens(answer.tokens).length === 0 && answer.totalWords > FEW_WORDS ? 0 : null,
  ),
  // "Yes all of us" is no padding.
  cap('Too little to judge', ({ answer }) =>
    meaningTokens(answer.tokens).length === 0 && answer.totalWords <= FEW_WORDS ? 0 : null,
  ),
  cap('No words of any language we can read', ({ language }) => (language === 'noise' ? NOISE_LIMIT : null)),
  cap('Too little to judge', ({ answer, language }) => (language === null && isThin(answer) ? TOO_SHORT_LIMIT : null)),
  cap('The template is not filled in', (signals) =>
    isTemplate(signals) || unfilled(signals) >= MIN_UNFILLED ? TEMPLATE_LIMIT : null,
  ),
  cap('Text that was typed to fill the box', ({ answer }) => (JUNK.test(answer.plain) ? JUNK_LIMIT : null)),
  cap('Nobody believes that there is no competitor', ({ answer, fieldId }) =>
    fieldId === 'competitors' && NO_RIVALS.test(answer.plain) ? NO_RIVAL_LIMIT : null,
  ),
  cap('A placeholder is left in', (signals) => (unfilled(signals) > 0 ? UNFILLED_LIMIT : null)),
  cap('The same text answers another question', ({ answer, otherAnswers = [] }) =>
    otherAnswers.some((other) => hasSameWords(other, answer.original)) ? COPY_LIMIT : null,
  ),
  cap('Nothing here can be checked', ({ fieldId, features, asked }) =>
    PROOF_FIELDS.has(fieldId) &&
    !(fieldId === DATED_FIELD && asked.some(({ id, spans }) => id === 'date' && spans.length > 1)) &&
    !features.some(({ id }) => id === 'fact.numerals' || id === 'name.distinct')
      ? PROOF_LIMIT
      : null,
  ),
  cap('A claim no partner believes', ({ answer }) => (NO_RIVAL.test(answer.plain) ? CLAIM_LIMIT : null)),
];
