import { type ReactNode, useMemo } from 'react';
import { wordDiff } from '../../lib/word-diff.js';
import styles from './versions.module.css';

interface ChangedWordsProps {
  readonly before: string;
  readonly after: string;
}

/** A text with the words that came and went since another one. */
export function ChangedWords({ before, after }: ChangedWordsProps): ReactNode {
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  if (parts.length === 0) return <p className={styles.note}>Empty</p>;
  return (
    <p className={styles.text} dir="auto">
      {parts.map(({ text, side }, index) => {
        // The parts have no identity but their place.
        if (side === 'before') return <del key={index}>{text}</del>;
        return side === 'after' ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>;
      })}
    </p>
  );
}
