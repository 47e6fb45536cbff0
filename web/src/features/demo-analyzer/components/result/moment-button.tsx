import { IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { timeText } from '../../../../lib/words/amounts.js';
import styles from './moment-button.module.css';

interface MomentButtonProps {
  readonly atS: number;
  /** What is there, for screen readers: a page has many moments. */
  readonly subject: string;
  readonly onPlay: (atS: number) => void;
}

/** A moment of the video; plays it from there. */
export function MomentButton({ atS, subject, onPlay }: MomentButtonProps): ReactNode {
  return (
    <button type="button" className={styles.moment} onClick={() => onPlay(atS)}>
      <IconPlayerPlay size={14} aria-hidden />
      <span className="visually-hidden">Play from </span>
      {timeText(atS)}
      <span className="visually-hidden">: {subject}</span>
    </button>
  );
}
