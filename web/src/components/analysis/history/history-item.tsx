import type { Engine } from '@playbook/contracts/shared/analyst.schema';
import type { ReactNode } from 'react';
import { differenceText } from '../../../lib/pitch-history/difference-text.js';
import { TimeAgo } from '../../ui/time-ago.js';
import styles from './history-list.module.css';

interface HistoryItemProps {
  readonly excerpt: string;
  /** The score; null when the text was not scored. */
  readonly badge: ReactNode;
  /** Points against the attempt before; null when there is none or it was not scored. */
  readonly difference: number | null;
  readonly createdAt: string;
  readonly engine: Engine;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

/** One earlier attempt; opens its full result. */
export function HistoryItem(item: HistoryItemProps): ReactNode {
  const { excerpt, badge, difference, createdAt, engine, isOpening, onOpen } = item;
  return (
    <li>
      <button type="button" className={styles.item} aria-busy={isOpening} onClick={onOpen}>
        <span className={styles.excerpt}>{excerpt}</span>
        <span className={styles.figures}>
          {difference !== null && <span className={styles.difference}>{differenceText(difference)}</span>}
          {badge ?? <span className={styles.notScored}>Not scored</span>}
        </span>
        <span className={styles.meta}>
          <TimeAgo instant={createdAt} /> · {engine.label} {engine.version}
        </span>
      </button>
    </li>
  );
}
