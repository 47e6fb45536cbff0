import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { ReactNode } from 'react';
import { highlightsOf, isWithin, segmentsOf } from '../lib/highlight-segments.js';
import type { ShownAnalysis } from '../lib/shown-analysis.js';
import { HighlightLegend } from './highlight-legend.js';
import { HighlightedSegment } from './highlighted-segment.js';
import styles from './highlighted-pitch.module.css';

interface HighlightedPitchProps {
  readonly analysis: ShownAnalysis;
  /** Passages of the reason that the founder points at. */
  readonly activeSpans: readonly Span[];
}

/** The founder's text with the passages marked that the score stands on. */
export function HighlightedPitch({ analysis, activeSpans }: HighlightedPitchProps): ReactNode {
  const segments = segmentsOf(analysis.pitch, highlightsOf(analysis));
  const tones = new Set(segments.map(({ tone }) => tone));
  return (
    <section className="pb-card" aria-labelledby="your-pitch">
      <h3 id="your-pitch" className={styles.title}>
        Your pitch
      </h3>
      <p className={styles.text}>
        {segments.map((segment) => (
          <HighlightedSegment key={segment.start} segment={segment} isActive={isWithin(segment, activeSpans)} />
        ))}
      </p>
      <HighlightLegend tones={tones} />
      <p className={styles.count}>{analysis.wordCount === 1 ? '1 word' : `${analysis.wordCount} words`}</p>
    </section>
  );
}
