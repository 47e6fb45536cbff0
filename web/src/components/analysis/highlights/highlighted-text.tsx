import { Tooltip } from '@mantine/core';
import type { Span } from '@playbook/contracts/core/span.schema';
import type { ReactNode } from 'react';
import { HighlightLegend } from './highlight-legend.js';
import { type Highlight, isWithin, type Segment, segmentsOf } from './highlight-segments.js';
import styles from './highlighted-text.module.css';

/** The keyboard and a tap show what the mouse shows. */
const EVENTS = { hover: true, focus: true, touch: true };

interface HighlightedSegmentProps {
  readonly segment: Segment;
  readonly isActive: boolean;
}

/** A stretch of the founder's text; where it is marked, a tooltip says why. */
function HighlightedSegment({ segment, isActive }: HighlightedSegmentProps): ReactNode {
  const { text, tone, notes } = segment;
  if (tone === null) return <span data-active={isActive || undefined}>{text}</span>;
  const reasons = notes.map((note) => (
    <span key={note} className={styles.note}>
      {note}
    </span>
  ));
  return (
    <Tooltip label={reasons} multiline maw={300} events={EVENTS}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach the reason, too */}
      <mark className={styles.mark} data-tone={tone} data-active={isActive || undefined} tabIndex={0}>
        {text}
      </mark>
    </Tooltip>
  );
}

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
