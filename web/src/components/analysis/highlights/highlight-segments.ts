import type { Span } from '@playbook/contracts/core/span.schema';
import { differenceText } from '../../../lib/analysis/difference-text.js';
import type { EvidenceEntry } from '../evidence/evidence-entry.js';

/** What a marked passage means; the first of these wins where passages overlap. */
const TONES = ['buzzword', 'bad', 'warning', 'good'] as const;
export type HighlightTone = (typeof TONES)[number];

/** A reason to mark a passage. */
export interface Highlight extends Span {
  readonly tone: HighlightTone;
  readonly note: string;
}

/** A stretch of the text that carries the same highlights throughout. */
export interface Segment extends Span {
  readonly text: string;
  /** Null where nothing is marked. */
  readonly tone: HighlightTone | null;
  readonly notes: readonly string[];
}

/** The passages that points stand on. `name` is what the points count for. */
export function evidenceHighlights(name: string, { label, points, spans }: EvidenceEntry): readonly Highlight[] {
  if (points === 0) return [];
  const tone = points > 0 ? ('good' as const) : ('bad' as const);
  return spans.map((span) => ({ ...span, tone, note: `${name} ${differenceText(points)}: ${label}` }));
}

/** The passages that a warning is about: it takes no points, these may even earn some. */
export const warningHighlights = (note: string, spans: readonly Span[]): readonly Highlight[] =>
  spans.map((span) => ({ ...span, tone: 'warning', note }));

/**
 * Cuts a text at the borders of its highlights, and of other passages that have to stand alone. The segments' texts, joined,
 * are the text.
 */
export function segmentsOf(
  text: string,
  highlights: readonly Highlight[],
  passages: readonly Span[] = [],
): readonly Segment[] {
  const isInside = ({ start, end }: Span): boolean => start < end && end <= text.length;
  const inside = highlights.filter(isInside);
  const cuts = [...inside, ...passages.filter(isInside)].flatMap(({ start, end }) => [start, end]);
  const borders = new Set([0, text.length, ...cuts]);
  const sorted = [...borders].toSorted((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length;
    const covering = inside.filter((highlight) => highlight.start <= start && highlight.end >= end);
    const tone = TONES.find((candidate) => covering.some((highlight) => highlight.tone === candidate)) ?? null;
    return { start, end, text: text.slice(start, end), tone, notes: [...new Set(covering.map(({ note }) => note))] };
  });
}

/** Whether a segment lies in one of the spans. */
export const isWithin = (segment: Span, spans: readonly Span[]): boolean =>
  spans.some((span) => span.start <= segment.start && span.end >= segment.end);
