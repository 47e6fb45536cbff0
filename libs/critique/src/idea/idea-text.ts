import { IDEA_TEXT_FIELDS, type IdeaField, type IdeaForm, type IdeaSpan } from '@playbook/contracts/idea-check.schema';
import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { readPitch, type PitchText } from '../signals/pitch-text.js';
import { flowOf } from '../text/flow.js';
import { normaliseText } from '../text/normalise.js';
import { notScoredReason } from '../text/not-scored-reason.js';
import { blankSpans } from '../text/span.js';
import { isAllStuffing } from '../text/stuffing.js';
import { tokenise } from '../text/tokenise.js';
import { findOrders } from './idea-orders.js';

/** An idea-check form prepared for measuring: each text field is read once. */
export interface IdeaText {
  readonly form: IdeaForm;
  readonly fields: Readonly<Record<IdeaField, PitchText>>;
  /** `other` is read for what any language shares: numbers, prices, names. `noise` is nothing to read. */
  readonly language: 'english' | 'other' | 'noise';
}

function languageOf({ ideaBrief, problem }: IdeaText['fields']): IdeaText['language'] {
  const reasons = [ideaBrief, problem].map(({ read, tokens, hits }) => notScoredReason(read, tokens, hits.length > 0));
  if (reasons.includes('not-english')) return 'other';
  return reasons.every((reason) => reason === 'noise') ? 'noise' : 'english';
}

function readField(original: string, orders: readonly Span[] = findOrders(original)): PitchText {
  if (orders.length === 0) return readPitch(original);
  const pitch = readPitch(blankSpans(original, orders));
  const instructions = [...pitch.instructions, ...orders];
  return { ...pitch, original, instructions, plainFlow: flowOf(blankSpans(normaliseText(original), instructions)) };
}

/** Beside the brief a problem of nothing but keywords says nothing; a brief of keywords is all there is to read. */
function readProblem(original: string): PitchText {
  const orders = findOrders(original);
  const plain = blankSpans(normaliseText(original), orders);
  return isAllStuffing(tokenise(plain))
    ? { ...readPitch(' '.repeat(original.length)), original }
    : readField(original, orders);
}

/** Reads the form once for all signals. */
export function readIdea(form: IdeaForm): IdeaText {
  const fields = { ideaBrief: readField(form.ideaBrief), problem: readProblem(form.problem) };
  return { form, fields, language: languageOf(fields) };
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
