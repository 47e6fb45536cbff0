import type { AnswerEvidence } from '@playbook/contracts/analysis/answer-analysis.schema';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { AnswerSignals } from '../signals/measure-answer.js';
import type { AnswerReader } from '../signals/measured.js';
import { featureReader } from '../../engine/feature-reader.js';
import type { AnswerFeatureId } from '../feature-registry.js';

const OVERALL_SHARE = 0.6;
/** Below this the answer says nothing, and its form is worth nothing. */
const MIN_OVERALL_FOR_FORM = 20;
const EARLY_CHARS = 100;
const MAX_LOAD = 1;

interface FormCheck {
  readonly label: string;
  readonly points: number;
  readonly shows: readonly AnswerFeatureId[];
  readonly holds: (reader: AnswerReader, signals: AnswerSignals) => boolean;
}

function isRightLength({ fieldId, answer }: AnswerSignals): boolean {
  const field = APPLICATION_FIELDS.find(({ id }) => id === fieldId);
  return (
    field !== undefined && answer.totalWords >= field.hintWords.min / 2 && answer.totalWords <= field.hintWords.max
  );
}

/** Section 1.2 of the rubric for answers. */
const CHECKS: readonly FormCheck[] = [
  {
    label: 'Answers the question at once',
    points: 10,
    shows: ['asked.first'],
    holds: ({ valueOf, spansOf }) =>
      valueOf('asked.first') > 0 && (spansOf(['asked.first'])[0]?.start ?? 0) <= EARLY_CHARS,
  },
  {
    label: 'Has a fact that can be checked',
    points: 10,
    shows: ['fact.numerals', 'name.distinct'],
    holds: ({ valueOf }) => valueOf('fact.numerals') + valueOf('name.distinct') > 0,
  },
  {
    label: 'Plain words',
    points: 8,
    shows: [],
    holds: ({ valueOf }) => valueOf('load.buzz') + valueOf('load.hype') <= MAX_LOAD,
  },
  {
    label: 'No claim a partner has to doubt',
    points: 7,
    shows: [],
    holds: ({ valueOf }) => valueOf('fault.genericClaim') + valueOf('load.hype') === 0,
  },
  { label: 'A length that gets read', points: 5, shows: [], holds: (_, signals) => isRightLength(signals) },
];

/** How the answer would do on YC's form: mostly its score, partly whether it is direct, checkable, plain, sober and short. */
export function ycAlignment(signals: AnswerSignals, overall: number): AnswerEvidence[] {
  const reader = featureReader(signals.features);
  const base: AnswerEvidence = {
    dimension: 'ycAlignment',
    signal: 'base',
    label: "Three fifths of the answer's score",
    points: Math.round(overall * OVERALL_SHARE),
    spans: [],
  };
  const held = overall < MIN_OVERALL_FOR_FORM ? [] : CHECKS.filter(({ holds }) => holds(reader, signals));
  const rows = held.map(({ label, points, shows }): AnswerEvidence => ({
    dimension: 'ycAlignment',
    signal: 'form',
    label,
    points,
    spans: reader.spansOf(shows).slice(0, 3),
  }));
  return [base, ...rows].filter(({ points }) => points !== 0);
}
