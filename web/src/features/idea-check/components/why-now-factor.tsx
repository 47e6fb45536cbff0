import type { ReactNode } from 'react';
import type { Factor } from '../lib/why-now-factors.js';
import styles from './why-now-factor.module.css';

/** One change, and where it can be checked. */
export function WhyNowFactor({ text, origin, source }: Factor): ReactNode {
  return (
    <li className={styles.factor}>
      <p>{text}</p>
      {origin !== null && (
        <p className={styles.origin}>
          {origin}
          {source !== null && `. Source: ${source}`}
        </p>
      )}
    </li>
  );
}
