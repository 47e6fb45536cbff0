import type { ReactNode } from 'react';
import { timeText } from '../../../../lib/words/amounts.js';
import styles from './timed-line.module.css';

interface TimedLineProps {
  /** Its moment in the video, in seconds. */
  readonly startS: number;
  /** Whether the video is at it. */
  readonly isCurrent: boolean;
  readonly onSeek: (atS: number) => void;
  readonly children: ReactNode;
}

/** A line beside its moment in the video, which it plays when pressed. */
export function TimedLine({ startS, isCurrent, onSeek, children }: TimedLineProps): ReactNode {
  return (
    <button type="button" className={styles.line} data-current={isCurrent || undefined} onClick={() => onSeek(startS)}>
      <span className={styles.time}>{timeText(startS)}</span>
      {children}
    </button>
  );
}
