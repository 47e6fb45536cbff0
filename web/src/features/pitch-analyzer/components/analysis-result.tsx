import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { type ReactNode, type RefObject, useState } from 'react';
import { EngineLine } from '../../../components/analysis/engine-line.js';
import { isSample, type ShownAnalysis } from '../lib/shown-analysis.js';
import styles from './analysis-result.module.css';
import { HeldScores } from './held-scores.js';
import { HighlightedPitch } from './highlighted-pitch.js';
import { ImprovedVersions } from './improved-versions.js';
import { NotScored } from './not-scored.js';
import { PartnerFeedback } from './partner-feedback.js';
import { RiskAlerts } from './risk-alerts.js';
import { ScoreBreakdown } from './score-breakdown.js';
import { ScoreDial } from './score-dial.js';

const NO_SPANS: readonly Span[] = [];

interface AnalysisResultProps {
  readonly analysis: ShownAnalysis;
  /** Gets the focus when a result appears. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** One analysed pitch: score, reasons, feedback and better versions. */
export function AnalysisResult({ analysis, headingRef }: AnalysisResultProps): ReactNode {
  const [activeSpans, setActiveSpans] = useState(NO_SPANS);
  if (analysis.notScoredReason !== null) {
    return <NotScored analysis={analysis} reason={analysis.notScoredReason} headingRef={headingRef} />;
  }
  return (
    <section className={styles.result} aria-labelledby="result-heading">
      <div className={styles.aside}>
        <div className={`pb-card ${styles.score}`}>
          <h2 id="result-heading" ref={headingRef} tabIndex={-1} className={styles.heading}>
            Pitch score
            {isSample(analysis) && <span className={styles.sample}>Sample</span>}
          </h2>
          <ScoreDial score={analysis.overallScore} />
          <EngineLine analysis={analysis} />
          <HeldScores bounds={analysis.scoreBounds} />
        </div>
        <HighlightedPitch analysis={analysis} activeSpans={activeSpans} />
      </div>
      <div className={styles.main}>
        <ScoreBreakdown
          key={analysis.pitch}
          analysis={analysis}
          onActiveSpans={(spans) => setActiveSpans(spans ?? NO_SPANS)}
        />
        <PartnerFeedback feedback={analysis.partnerFeedback} />
        <RiskAlerts analysis={analysis} />
        <ImprovedVersions analysis={analysis} />
      </div>
    </section>
  );
}
