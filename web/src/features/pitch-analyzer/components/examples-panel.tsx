import { EDITION } from '@playbook/contracts/shared/edition';
import { SAMPLE_PITCHES } from '@playbook/contracts/analysis/sample-pitches';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../components/ui/score-badge.js';
import styles from './examples-panel.module.css';

/** One-liners to learn from, folded away. */
export function ExamplesPanel(): ReactNode {
  return (
    <details className={`pb-card ${styles.panel}`}>
      <summary className={styles.summary}>Real {EDITION.acceleratorName} Examples</summary>
      <ul className={styles.list}>
        {SAMPLE_PITCHES.map(({ tag, text, overallScore, basis }) => (
          <li key={text} className={styles.example}>
            <div className={styles.head}>
              <span className={styles.tag}>{tag}</span>
              <ScoreBadge score={overallScore} />
            </div>
            <p>{text}</p>
            <p className={styles.basis}>{basis}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
