import { Loader } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { WrittenSoFar } from '../../../lib/analysis/unfinished-analysis.js';
import styles from './unfinished-result.module.css';

interface UnfinishedResultProps {
  /** How far the analysis is. */
  readonly stage: string;
  /** Null before the first words. */
  readonly written: WrittenSoFar | null;
  /** Of the heading, below what it stands under. */
  readonly headingLevel?: 2 | 3;
}

/** An analysis that is being made. It never looks like a result: no overall score, no colours, and it says so. */
export function UnfinishedResult({ stage, written, headingLevel = 2 }: UnfinishedResultProps): ReactNode {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby={id} aria-busy="true">
      <Heading id={id} className={styles.heading}>
        Not finished yet
        <Loader size={16} aria-hidden />
      </Heading>
      <p role="status" className={styles.stage}>
        {stage}
      </p>
      {written !== null && (
        <>
          <p className={styles.caution}>This is still being written. Points can change until it is done.</p>
          <dl className={styles.scores}>
            {written.scores.map(({ label, points, maxPoints }) => (
              <div key={label} className={styles.score}>
                <dt>{label}</dt>
                <dd>{points === undefined ? '\u2026' : `${points}/${maxPoints}`}</dd>
              </div>
            ))}
          </dl>
          {written.lines.length > 0 && (
            <ul className={styles.lines}>
              {written.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
