import type { Span } from '@playbook/contracts/shared/span.schema';
import type { ReactNode } from 'react';
import { HighlightedText } from '../../../components/analysis/highlighted-text.js';
import { pitchHighlights } from '../lib/pitch-highlights.js';
import type { ShownAnalysis } from '../lib/shown-analysis.js';
import styles from './highlighted-pitch.module.css';

interface HighlightedPitchProps {
  readonly analysis: ShownAnalysis;
  /** Passages of the reason that the founder points at. */
  readonly activeSpans: readonly Span[];
}

/** The founder's text with the passages marked that the score stands on. */
export function HighlightedPitch({ analysis, activeSpans }: HighlightedPitchProps): ReactNode {
  return (
    <section className="pb-card" aria-labelledby="your-pitch">
      <h3 id="your-pitch" className={styles.title}>
        Your pitch
      </h3>
      <HighlightedText text={analysis.pitch} highlights={pitchHighlights(analysis)} activeSpans={activeSpans} />
      <p className={styles.count}>{analysis.wordCount === 1 ? '1 word' : `${analysis.wordCount} words`}</p>
    </section>
  );
}
