import type { Span } from '@playbook/contracts/shared/span.schema';
import type { ReactNode } from 'react';
import { HighlightLegend } from './highlight-legend.js';
import { type Highlight, isWithin, segmentsOf } from './highlight-segments.js';
import { HighlightedSegment } from './highlighted-segment.js';
import styles from './highlighted-text.module.css';

interface HighlightedTextProps {
  readonly text: string;
  readonly highlights: readonly Highlight[];
  /** Passages of the reason that the founder points at. */
  readonly activeSpans: readonly Span[];
  /** False where several texts share one legend. */
  readonly hasLegend?: boolean;
}

/** The founder's text with the passages marked that a score stands on, and what the marks mean. */
export function HighlightedText(props: HighlightedTextProps): ReactNode {
  const { text, highlights, activeSpans, hasLegend = true } = props;
  const segments = segmentsOf(text, highlights, activeSpans);
  return (
    <>
      <p className={styles.text} dir="auto">
        {segments.map((segment) => (
          <HighlightedSegment key={segment.start} segment={segment} isActive={isWithin(segment, activeSpans)} />
        ))}
      </p>
      {hasLegend && <HighlightLegend tones={new Set(segments.map(({ tone }) => tone))} />}
    </>
  );
}
