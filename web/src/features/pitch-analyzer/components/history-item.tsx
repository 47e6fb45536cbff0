import type { PitchAnalysisSummary } from '@playbook/contracts/pitch-analysis.schema';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../components/ui/score-badge.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { differenceText } from '../../../lib/pitch-history/difference-text.js';
import styles from './history-panel.module.css';

interface HistoryItemProps {
  readonly analysis: PitchAnalysisSummary;
  /** Points against the attempt before; null when there is none or it was not scored. */
  readonly difference: number | null;
  readonly isOpening: boolean;
  readonly onOpen: (id: string) => void;
}

/** One earlier attempt; opens its full result. */
export function HistoryItem({ analysis, difference, isOpening, onOpen }: HistoryItemProps): ReactNode {
  const { id, pitch, overallScore, notScoredReason, createdAt, engine } = analysis;
  return (
    <li>
      <button type="button" className={styles.item} aria-busy={isOpening} onClick={() => onOpen(id)}>
        <span className={styles.excerpt}>{pitch}</span>
        <span className={styles.figures}>
          {difference !== null && <span className={styles.difference}>{differenceText(difference)}</span>}
          {notScoredReason === null ? (
            <ScoreBadge score={overallScore} />
          ) : (
            <span className={styles.notScored}>Not scored</span>
          )}
        </span>
        <span className={styles.meta}>
          <TimeAgo instant={createdAt} /> · {engine.label} {engine.version}
        </span>
      </button>
    </li>
  );
}
