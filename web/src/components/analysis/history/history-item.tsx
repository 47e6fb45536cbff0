import type { ReactNode } from 'react';
import { differenceText } from '../../../lib/analysis/difference-text.js';
import type { AnalysisSummary } from '../../../lib/analysis/history-kinds.js';
import type { ScoreBand } from '../../../lib/score-bands.js';
import { ScoreBadge } from '../../ui/badges/score-badge.js';
import { TimeAgo } from '../../ui/time-ago.js';
import styles from './history-panel.module.css';

interface HistoryItemProps {
  readonly analysis: Pick<AnalysisSummary, 'createdAt' | 'engine'>;
  readonly excerpt: string;
  /** Null when the text was not scored. */
  readonly score: number | null;
  /** Which colour a score has; that of most badges unless said. */
  readonly bandOf?: ((score: number) => ScoreBand) | undefined;
  /** Points against the attempt before; null when there is none or it was not scored. */
  readonly difference: number | null;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

/** One earlier attempt; opens its full result. */
export function HistoryItem(item: HistoryItemProps): ReactNode {
  const { analysis, excerpt, score, bandOf, difference, isOpening, onOpen } = item;
  const { createdAt, engine } = analysis;
  return (
    <li>
      <button type="button" className={styles.item} aria-busy={isOpening} onClick={onOpen}>
        <span className={styles.excerpt} dir="auto">
          {excerpt}
        </span>
        <span className={styles.figures}>
          {difference !== null && <span className={styles.difference}>{differenceText(difference)}</span>}
          {score === null ? (
            <span className={styles.notScored}>Not scored</span>
          ) : (
            <ScoreBadge score={score} {...(bandOf && { bandOf })} />
          )}
        </span>
        <span className={styles.meta}>
          <TimeAgo instant={createdAt} /> · {engine.label} {engine.version}
        </span>
      </button>
    </li>
  );
}
