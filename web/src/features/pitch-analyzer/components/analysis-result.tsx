import { type PitchCritique, PITCH_DIMENSIONS } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { type ReactNode, type RefObject, useId } from 'react';
import { usePinnedSpans, type Pointing } from '../../../components/analysis/evidence/use-pinned-spans.js';
import { EngineLine } from '../../../components/analysis/result/engine-line.js';
import { ClampedScores } from '../../../components/analysis/result/clamped-scores.js';
import { ResultLayout } from '../../../components/analysis/result/result-layout.js';
import { ScoreDial } from '../../../components/analysis/result/score-dial.js';
import { dimensionName, DIMENSION_LABELS } from '../lib/dimension-labels.js';
import { CommentsOnReport } from '../../../components/comments/comments-on-report.js';
import { ShareLink } from '../../../components/ui/buttons/share-link.js';
import { isSample } from '../../../lib/analysis/analysis-kind.js';
import type { ShownAnalysis } from '../lib/shown-analysis.js';
import { ImprovedVersions } from './improved-versions.js';
import { NotScored } from '../../../components/analysis/result/not-scored.js';
import { RiskAlerts } from './risk-alerts.js';
import { HighlightedText } from '../../../components/analysis/highlights/highlighted-text.js';
import { pitchHighlights } from '../lib/pitch-highlights.js';
import styles from './analysis-result.module.css';
import { DimensionRow } from '../../../components/analysis/evidence/dimension-row.js';

interface ScoreBreakdownProps {
  readonly analysis: ShownAnalysis;
  readonly pointing: Pointing;
}

/** The five dimensions with the reasons for their points. */
function ScoreBreakdown({ analysis, pointing }: ScoreBreakdownProps): ReactNode {
  return (
    <section className="pb-card" aria-labelledby="breakdown">
      <h3 id="breakdown" className={styles.scoreTitle}>
        Score Breakdown
      </h3>
      <div className={styles.rows}>
        {PITCH_DIMENSIONS.map((dimension) => (
          <DimensionRow
            key={dimension}
            {...DIMENSION_LABELS[dimension]}
            points={analysis.scoreBreakdown[dimension]}
            evidence={analysis.evidence.filter((row) => row.dimension === dimension)}
            text={analysis.pitch}
            pointing={pointing}
          />
        ))}
      </div>
    </section>
  );
}

interface PartnerQuotesProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a partner would say, in the order given. */
function PartnerQuotes({ title, lines }: PartnerQuotesProps): ReactNode {
  const headingId = useId();
  return (
    <section className="pb-card" aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.partnerTitle}>
        {title}
      </h3>
      <div className={styles.quotes}>
        {lines.map((line) => (
          <blockquote key={line} className={styles.quote}>
            {line}
          </blockquote>
        ))}
      </div>
    </section>
  );
}

interface HighlightedPitchProps {
  readonly analysis: ShownAnalysis;
  /** Passages of the reason that the founder points at. */
  readonly activeSpans: readonly Span[];
}

/** The founder's text with the passages marked that the score stands on. */
function HighlightedPitch({ analysis, activeSpans }: HighlightedPitchProps): ReactNode {
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

const NOT_SCORED_TITLES: Readonly<Record<NonNullable<PitchCritique['notScoredReason']>, string>> = {
  noise: 'This does not read like a pitch yet',
  'not-english': 'Only pitches in English are scored',
};

interface AnalysisResultProps {
  readonly analysis: ShownAnalysis;
  /** Gets the focus when a result appears. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** One analysed pitch: score, reasons, feedback and better versions. */
export function AnalysisResult({ analysis, headingRef }: AnalysisResultProps): ReactNode {
  const { activeSpans, pointing } = usePinnedSpans();
  if (analysis.notScoredReason !== null) {
    return (
      <NotScored
        title={NOT_SCORED_TITLES[analysis.notScoredReason]}
        text={analysis.pitch}
        advice={analysis.partnerFeedback}
        analysis={analysis}
        headingRef={headingRef}
      />
    );
  }
  return (
    <ResultLayout
      title="Pitch score"
      isSample={isSample(analysis)}
      headingRef={headingRef}
      score={
        <>
          <ScoreDial score={analysis.overallScore} />
          <EngineLine analysis={analysis} />
          {analysis.id !== undefined && <ShareLink kind="pitch" objectId={analysis.id} />}
          <ClampedScores bounds={analysis.scoreBounds} nameOf={dimensionName} />
        </>
      }
      aside={<HighlightedPitch analysis={analysis} activeSpans={activeSpans} />}
    >
      <ScoreBreakdown analysis={analysis} pointing={pointing} />
      <PartnerQuotes title="Partner Feedback" lines={analysis.partnerFeedback} />
      <RiskAlerts analysis={analysis} />
      <ImprovedVersions analysis={analysis} />
      {analysis.id !== undefined && <CommentsOnReport kind="pitch" objectId={analysis.id} />}
    </ResultLayout>
  );
}
