import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Segment } from './highlight-segments.js';
import styles from './highlighted-text.module.css';

/** The keyboard and a tap show what the mouse shows. */
const EVENTS = { hover: true, focus: true, touch: true };

interface HighlightedSegmentProps {
  readonly segment: Segment;
  readonly isActive: boolean;
}

/** A stretch of the founder's text; where it is marked, a tooltip says why. */
export function HighlightedSegment({ segment, isActive }: HighlightedSegmentProps): ReactNode {
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
