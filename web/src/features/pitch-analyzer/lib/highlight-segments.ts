import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { differenceText } from '../../../lib/pitch-history/difference-text.js';
import { DIMENSION_LABELS } from './dimension-labels.js';
import type { ShownAnalysis } from './shown-analysis.js';

/** What a marked passage means; the first of these wins where passages overlap. */
const TONES = ['buzzword', 'bad', 'good'] as const;
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

/** Everything an analysis has to say about passages of the text. */
export function highlightsOf(analysis: ShownAnalysis): readonly Highlight[] {
  const evidence = analysis.evidence
    .filter(({ points }) => points !== 0)
    .flatMap(({ dimension, label, points, spans }) => {
      const note = `${DIMENSION_LABELS[dimension].name} ${differenceText(points)}: ${label}`;
      const tone = points > 0 ? ('good' as const) : ('bad' as const);
      return spans.map((span) => ({ ...span, tone, note }));
    });
  const flags = analysis.redFlags.flatMap(({ message, spans }) =>
    spans.map((span) => ({ ...span, tone: 'bad' as const, note: message })),
  );
  const buzzwords = analysis.buzzwords.map(({ span, replacement }) => ({
    ...span,
    tone: 'buzzword' as const,
    note: `Buzzword. In plain words: ${replacement}`,
  }));
  return [...buzzwords, ...flags, ...evidence];
}

/** Cuts a text at the borders of its highlights. The segments' texts, joined, are the text. */
export function segmentsOf(text: string, highlights: readonly Highlight[]): readonly Segment[] {
  const inside = highlights.filter(({ start, end }) => start < end && end <= text.length);
  const borders = new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])]);
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
