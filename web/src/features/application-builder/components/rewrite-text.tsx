import type { ReactNode } from 'react';
import { placeholderParts } from '../lib/placeholder-parts.js';
import styles from './rewrite-options.module.css';

interface RewriteTextProps {
  readonly rewrite: string;
}

/** A rewrite with the facts marked that the founder has to fill in. */
export function RewriteText({ rewrite }: RewriteTextProps): ReactNode {
  return (
    <p className={styles.text}>
      {placeholderParts(rewrite).map(({ text, isPlaceholder, start }) =>
        isPlaceholder ? (
          <mark key={start} className={styles.placeholder}>
            {text}
          </mark>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </p>
  );
}
