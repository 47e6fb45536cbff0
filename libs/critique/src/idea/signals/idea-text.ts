import {
  IDEA_TEXT_FIELDS,
  type IdeaField,
  type IdeaForm,
  type IdeaSpan,
} from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import type { Feature } from '../../engine/feature.js';
import type { IdeaFeatureId } from '../feature-registry.js';
import { plainTextOf, readPitch, type PitchText } from '../../engine/read-text.js';
import { squeeze } from '../../text/search/squeezed-text.js';
import { findInjectedSpans } from '../../injection/clauses.js';
import { oncePerSentence } from '../../text/known-texts.js';
import { normaliseText } from '../../text/tokens/normalise.js';
import { notScoredReason, type NotScoredReason } from '../../text/language/not-scored-reason.js';
import { blankSpans } from '../../text/spans/span.js';
import { findEmptyWords } from '../../text/stuffing/empty-words.js';
import { isAllStuffing } from '../../text/stuffing/lists.js';
import type { RawToken } from '../../text/tokens/token.js';
import { tokenise } from '../../text/tokens/tokenise.js';

/** A measurement of an idea, with the words of the form it was found in. */
export type IdeaFeature = Feature<IdeaSpan, IdeaFeatureId>;

/** An idea-check form prepared for measuring: each text field is read once. */
export interface IdeaText {
  readonly form: IdeaForm;
  /** What was left out of each field before it was read. */
  readonly injections: IdeaInjections;
  readonly fields: Readonly<Record<IdeaField, PitchText>>;
  /** `other` is read for what any language shares: numbers, prices, names. `noise` is nothing to read. */
  readonly language: 'english' | 'other' | 'noise';
}

const reasonOf = ({ read, tokens, hits }: PitchText): NotScoredReason | null =>
  notScoredReason(read, tokens, hits.length > 0);

function languageOf({ ideaBrief, problem }: IdeaText['fields']): IdeaText['language'] {
  const reasons = [ideaBrief, problem].map(reasonOf);
  if (reasons.includes('not-english')) return 'other';
  return reasons.every((reason) => reason === 'noise') ? 'noise' : 'english';
}

/** Spans to leave out of each text field. */
export type IdeaInjections = Readonly<Record<IdeaField, readonly Span[]>>;

/** All that is read as if it were not there: what talks to whoever judges, and what says nothing about an idea. */
function injectionsIn(original: string): Span[] {
  const injections = findInjectedSpans(squeeze(normaliseText(original)));
  return [...injections, ...findEmptyWords(blankSpans(original, injections))];
}

/** Words as they are written: the fit has learned from unknown ones, which mostly are those of a trade. */
const AS_WRITTEN = (tokens: readonly RawToken[]): readonly RawToken[] => tokens;

function readField(original: string, injections: readonly Span[]): PitchText {
  if (injections.length === 0) return readPitch(original, plainTextOf(original, undefined, true), AS_WRITTEN);
  const plain = blankSpans(original, injections);
  return { ...readPitch(plain, plainTextOf(plain, injections), AS_WRITTEN), original };
}

/** Beside the brief a problem of nothing but keywords or noise says nothing; a brief of them is all there is to read. */
function readProblem(original: string, injections: readonly Span[]): PitchText {
  const plain = blankSpans(normaliseText(original), injections);
  const problem = isAllStuffing(tokenise(plain)) ? null : readField(original, injections);
  if (problem !== null && reasonOf(problem) !== 'noise') return problem;
  return { ...readPitch(' '.repeat(original.length)), original };
}

interface ReadField {
  readonly injections: readonly Span[];
  readonly text: PitchText;
}

/** A judgement reads a form with and without what is doubted in each field, so that each text of a field stands in several forms. */
const readOnce = (read: typeof readField): ((original: string) => ReadField) =>
  oncePerSentence((original) => {
    const injections = injectionsIn(original);
    return { injections, text: read(original, injections) };
  });
const KNOWN: Readonly<Record<IdeaField, (original: string) => ReadField>> = {
  ideaBrief: readOnce(readField),
  problem: readOnce(readProblem),
};

/** Reads the form once for all signals. The given spans are left out; without them what is found. */
export function readIdea(form: IdeaForm, given?: IdeaInjections): IdeaText {
  if (given !== undefined) {
    const texts = {
      ideaBrief: readField(form.ideaBrief, given.ideaBrief),
      problem: readProblem(form.problem, given.problem),
    };
    return { form, injections: given, fields: texts, language: languageOf(texts) };
  }
  const [brief, problem] = [KNOWN.ideaBrief(form.ideaBrief), KNOWN.problem(form.problem)];
  const fields = { ideaBrief: brief.text, problem: problem.text };
  const injections = { ideaBrief: brief.injections, problem: problem.injections };
  return { form, injections, fields, language: languageOf(fields) };
}

/** Spans of one field with the name of that field. */
export function inField(field: IdeaField, spans: readonly Span[]): IdeaSpan[] {
  return spans.map(({ start, end }) => ({ field, start, end }));
}

/** What `find` finds in each of the fields, or in the one that is named. */
export function spansOfFields(
  idea: IdeaText,
  find: (text: PitchText) => readonly Span[],
  only?: IdeaField,
): IdeaSpan[] {
  return IDEA_TEXT_FIELDS.filter((field) => only === undefined || field === only).flatMap((field) =>
    inField(field, find(idea.fields[field])),
  );
}
