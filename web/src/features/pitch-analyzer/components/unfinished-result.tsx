import { DIMENSION_MAX_POINTS } from '@playbook/contracts/limits';
import { PITCH_DIMENSIONS } from '@playbook/contracts/pitch-analysis.schema';
import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { DIMENSION_LABELS } from '../lib/dimension-labels.js';
import { STAGE_WORDS, type UnfinishedAnalysis } from '../lib/unfinished-analysis.js';
import styles from './unfinished-result.module.css';

interface UnfinishedResultProps {
  readonly analysis: UnfinishedAnalysis;
}

/** What a language model has written so far. It never looks like a result: no overall score, no colours, and it says so. */
export function UnfinishedResult({ analysis: { stage, partial } }: UnfinishedResultProps): ReactNode {
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="unfinished" aria-busy="true">
      <h2 id="unfinished" className={styles.heading}>
        Not finished yet
        <Loader size={16} aria-hidden />
      </h2>
      <p role="status" className={styles.stage}>
        {STAGE_WORDS[stage]}
      </p>
      {partial !== null && (
        <>
          <p className={styles.caution}>This is still being written. Points can change until it is done.</p>
          <dl className={styles.scores}>
            {PITCH_DIMENSIONS.map((dimension) => (
              <div key={dimension} className={styles.score}>
                <dt>{DIMENSION_LABELS[dimension].name}</dt>
                <dd>
                  {partial.scoreBreakdown[dimension] === undefined
                    ? '\u2026'
                    : `${partial.scoreBreakdown[dimension]}/${DIMENSION_MAX_POINTS}`}
                </dd>
              </div>
            ))}
          </dl>
          {partial.partnerFeedback.length > 0 && (
            <ul className={styles.lines}>
              {partial.partnerFeedback.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
