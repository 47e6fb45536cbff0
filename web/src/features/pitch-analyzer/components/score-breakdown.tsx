import { PITCH_DIMENSIONS } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { ReactNode } from 'react';
import { DimensionRow } from '../../../components/analysis/evidence/dimension-row.js';
import type { Pointing } from '../../../components/analysis/evidence/use-pinned-spans.js';
import { DIMENSION_LABELS } from '../lib/dimension-labels.js';
import type { ShownAnalysis } from '../lib/shown-analysis.js';
import styles from './score-breakdown.module.css';

interface ScoreBreakdownProps {
  readonly analysis: ShownAnalysis;
  readonly pointing: Pointing;
}

/** The five dimensions with the reasons for their points. */
export function ScoreBreakdown({ analysis, pointing }: ScoreBreakdownProps): ReactNode {
  return (
    <section className="pb-card" aria-labelledby="breakdown">
      <h3 id="breakdown" className={styles.title}>
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
