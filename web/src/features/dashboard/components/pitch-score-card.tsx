import { OVERALL_MAX_POINTS } from '@playbook/contracts/limits';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { differenceText } from '../../../lib/pitch-history/difference-text.js';
import { BAND_WORDS, dashboardBand } from '../../../lib/score-bands.js';
import styles from './dashboard.module.css';

interface PitchScoreCardProps {
  readonly score: number;
  readonly pitch: string;
  readonly createdAt: string;
  /** Points against the attempt before; null for a first attempt. */
  readonly difference: number | null;
}

/** The founder's latest pitch score. */
export function PitchScoreCard({ score, pitch, createdAt, difference }: PitchScoreCardProps): ReactNode {
  const band = dashboardBand(score);
  return (
    <section className="pb-card" aria-labelledby="pitch-score">
      <h2 id="pitch-score" className={styles.cardTitle}>
        Pitch Score
      </h2>
      <p className={styles.score} data-band={band}>
        {score}
        <span className={styles.outOf}>/{OVERALL_MAX_POINTS}</span>
        <span className={styles.word}>{BAND_WORDS[band]}</span>
      </p>
      {difference !== null && <p className={styles.note}>{differenceText(difference)} against your previous attempt</p>}
      <blockquote className={styles.pitch}>{pitch}</blockquote>
      <p className={styles.note}>
        <TimeAgo instant={createdAt} />
      </p>
    </section>
  );
}
