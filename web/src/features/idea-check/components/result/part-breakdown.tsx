import type { ReactNode } from 'react';
import { DimensionRow } from '../../../../components/analysis/evidence/dimension-row.js';
import { EvidenceList } from '../../../../components/analysis/evidence/evidence-list.js';
import { IDEA_PART_LABELS } from '../../lib/idea-part-labels.js';
import { joinedText } from '../../lib/joined-text.js';
import { partDifference, type PreviousCheck } from '../../lib/previous-check.js';
import type { EvidenceProps } from '../../lib/idea-reasons.js';
import styles from './part-breakdown.module.css';

interface PartBreakdownProps extends EvidenceProps {
  readonly previous: PreviousCheck | null;
}

/** The eight parts of the alignment score with the reasons for their points. */
export function PartBreakdown({ check, reasons, pointing, previous }: PartBreakdownProps): ReactNode {
  const text = joinedText(check.draft);
  const alignment = reasons.filter(({ score }) => score === 'alignment');
  return (
    <section className="pb-card" aria-labelledby="parts">
      <h3 id="parts" className={styles.title}>
        Score Breakdown
      </h3>
      <div className={styles.rows}>
        {check.parts.map(({ part, points, maxPoints }) => (
          <DimensionRow
            key={part}
            {...IDEA_PART_LABELS[part]}
            points={points}
            maxPoints={maxPoints}
            difference={partDifference(part, points, previous)}
            evidence={alignment.filter((row) => row.part === part)}
            text={text}
            pointing={pointing}
          />
        ))}
      </div>
      <EvidenceList
        summary="Start value and limits"
        subject="the alignment score"
        evidence={alignment.filter((row) => row.part === null)}
        text={text}
        pointing={pointing}
      />
    </section>
  );
}
