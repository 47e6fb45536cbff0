import type { ReactNode } from 'react';
import type { DiffPart } from '../lib/word-diff.js';
import styles from './diffed-text.module.css';

interface DiffedTextProps {
  readonly parts: readonly DiffPart[];
  /** Which of the two texts is shown. */
  readonly side: 'before' | 'after';
}

/** One of two compared texts, with the words marked that the other one lacks. */
export function DiffedText({ parts, side }: DiffedTextProps): ReactNode {
  const shown = parts.filter((part) => part.side === 'both' || part.side === side);
  // The parts have no identity but their place.
  if (shown.length === 0) return <p className={styles.empty}>Empty</p>;
  return (
    <p className={styles.text}>
      {shown.map(({ text, side: partSide }, index) =>
        partSide === 'both' ? (
          <span key={index}>{text}</span>
        ) : (
          <mark key={index} className={styles.mark} data-side={side}>
            {text}
          </mark>
        ),
      )}
    </p>
  );
}
