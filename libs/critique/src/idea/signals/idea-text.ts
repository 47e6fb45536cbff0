import {
  IDEA_TEXT_FIELDS,
  type IdeaField,
  type IdeaForm,
  type IdeaSpan,
} from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/shared/span.schema';
import type { Feature } from '../../engine/feature.js';
import { plainTextOf, readPitch, type PitchText } from '../../engine/read-text.js';
import { flowOf } from '../../text/search/squeezed-text.js';
import { findInstructions } from '../../injection/clauses.js';
import { normaliseText } from '../../text/tokens/normalise.js';
import { notScoredReason, type NotScoredReason } from '../../text/language/not-scored-reason.js';
import { blankSpans } from '../../text/spans/span.js';
import { isAllStuffing } from '../../text/stuffing/stuffing.js';
import { tokenise } from '../../text/tokens/tokenise.js';
import { findOrders } from '../../injection/idea-sentences.js';

/** A measurement of an idea, with the words of the form it was found in. */
export type IdeaFeature = Feature<IdeaSpan>;

/** An idea-check form prepared for measuring: each text field is read once. */
export interface IdeaText {
  readonly form: IdeaForm;
  /** What was left out of each field before it was read. */
  readonly orders: IdeaOrders;
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

/** Orders of the text fields, each in a place of its own. */
export type IdeaOrders = Readonly<Record<IdeaField, readonly Span[]>>;

/** All that is read as if it were not there: orders to any judge, and beside them what says nothing about an idea. */
function ordersIn(original: string): Span[] {
  const orders = findInstructions(flowOf(normaliseText(original)));
  return [...orders, ...findOrders(blankSpans(original, orders))];
}

function readField(original: string, orders: readonly Span[]): PitchText {
  if (orders.length === 0) return readPitch(original);
  const plain = blankSpans(original, orders);
  return { ...readPitch(plain, plainTextOf(plain, orders)), original };
}

/** Beside the brief a problem of nothing but keywords or noise says nothing; a brief of them is all there is to read. */
function readProblem(original: string, orders: readonly Span[]): PitchText {
  const plain = blankSpans(normaliseText(original), orders);
  const problem = isAllStuffing(tokenise(plain)) ? null : readField(original, orders);
  if (problem !== null && reasonOf(problem) !== 'noise') return problem;
  return { ...readPitch(' '.repeat(original.length)), original };
}

/** Reads the form once for all signals, beside the orders to the judge that stand in it. */
export function readIdea(
  form: IdeaForm,
  orders: IdeaOrders = { ideaBrief: ordersIn(form.ideaBrief), problem: ordersIn(form.problem) },
): IdeaText {
  const fields = {
    ideaBrief: readField(form.ideaBrief, orders.ideaBrief),
    problem: readProblem(form.problem, orders.problem),
  };
  return { form, orders, fields, language: languageOf(fields) };
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
