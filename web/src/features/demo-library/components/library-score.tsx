import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { ReactNode } from 'react';
import { LIBRARY_BAND_WORDS, libraryBand } from '../lib/library-bands.js';
import styles from './library-score.module.css';

interface LibraryScoreProps {
  readonly score: number;
}

/** A score of the library out of 100 in the colour of its band. */
export function LibraryScore({ score }: LibraryScoreProps): ReactNode {
  const band = libraryBand(score);
  return (
    <span className={styles.badge} data-band={band} title={LIBRARY_BAND_WORDS[band]}>
      {score}
      <span className={styles.outOf}>
        <span className="visually-hidden"> out of </span>
        <span aria-hidden="true">/</span>
        {OVERALL_MAX_POINTS}
      </span>
    </span>
  );
}
