import type { ReactNode } from 'react';
import { placeholderParts } from '../../lib/placeholder-parts.js';
import styles from './suggestions.module.css';

interface SuggestedWordsProps {
  readonly text: string;
}

/** An offered text, with the facts marked that the founder has to fill in. */
export function SuggestedWords({ text }: SuggestedWordsProps): ReactNode {
  return (
    <span className={styles.words} dir="auto">
      {placeholderParts(text).map(({ text: words, isPlaceholder, start }) =>
        isPlaceholder ? (
          <mark key={start} className={styles.placeholder}>
            {words}
          </mark>
        ) : (
          <span key={start}>{words}</span>
        ),
      )}
    </span>
  );
}
