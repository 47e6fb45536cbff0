import { OVERALL_MAX_POINTS } from '@playbook/contracts/shared/limits';
import type { ReactNode } from 'react';
import { BAND_WORDS, dashboardBand } from '../../../../lib/score-bands.js';
import styles from './quality-row.module.css';

interface QualityRowProps {
  readonly name: string;
  /** Null before anything was measured, undefined where it could not be loaded. */
  readonly score: number | null | undefined;
  /** What the score was taken from. */
  readonly note?: string | undefined;
}

/** One measured quality, in the colour and the word of its band. */
export function QualityRow({ name, score, note }: QualityRowProps): ReactNode {
  return (
    <div className={styles.row}>
      <dt>
        {name}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dt>
      <dd>
        {score === undefined && <span className={styles.none}>Not loaded</span>}
        {score === null && <span className={styles.none}>Not measured yet</span>}
        {typeof score === 'number' && <MeasuredQuality score={score} />}
      </dd>
    </div>
  );
}

function MeasuredQuality({ score }: { readonly score: number }): ReactNode {
  const band = dashboardBand(score);
  return (
    <>
      <span className={styles.none}>{BAND_WORDS[band]}</span>{' '}
      <strong className={styles.score} data-band={band}>
        {score}/{OVERALL_MAX_POINTS}
      </strong>
    </>
  );
}
