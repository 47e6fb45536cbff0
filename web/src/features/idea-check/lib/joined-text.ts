import type { IdeaField, IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import type { IdeaDraft } from '../../../lib/idea-check/idea-draft.js';

type Texts = Pick<IdeaDraft, 'ideaBrief' | 'problem'>;

/** Both texts of the form, one after the other, so that a passage of either is a passage of one text. */
export const joinedText = ({ ideaBrief, problem }: Texts): string => ideaBrief + problem;

const offsetOf = ({ ideaBrief }: Texts, field: IdeaField): number => (field === 'problem' ? ideaBrief.length : 0);

/** Where passages of the fields stand in the joined text. */
export const joinedSpans = (texts: Texts, spans: readonly IdeaSpan[]): readonly Span[] =>
  spans.map(({ field, start, end }) => ({
    start: start + offsetOf(texts, field),
    end: end + offsetOf(texts, field),
  }));

/** The passages of the joined text that stand in a field, counted from its start. */
export function spansWithin<S extends Span>(texts: Texts, field: IdeaField, spans: readonly S[]): readonly S[] {
  const offset = offsetOf(texts, field);
  const { length } = texts[field];
  return spans
    .map((span) => ({ ...span, start: span.start - offset, end: span.end - offset }))
    .filter(({ start, end }) => start >= 0 && end <= length);
}
