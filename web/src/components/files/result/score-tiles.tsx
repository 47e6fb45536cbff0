import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { ReactNode } from 'react';
import { BAND_WORDS, scoreBand } from '../../../lib/score-bands.js';
import styles from './score-tiles.module.css';

interface NamedScore {
  readonly name: string;
  /** Null where it was not assessed. */
  readonly score: number | null;
}

interface ScoreTilesProps {
  readonly scores: readonly NamedScore[];
  /** Below what it stands under. */
  readonly headingLevel: 3 | 4;
}

/** The scores of a file side by side. One that was not assessed has no number. */
export function ScoreTiles({ scores, headingLevel }: ScoreTilesProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.tiles} data-count={scores.length}>
      {scores.map(({ name, score }) => (
        <li key={name} className={styles.tile} data-band={score === null ? undefined : scoreBand(score)}>
          <Heading className={styles.name}>{name}</Heading>
          {score === null ? (
            <p className={styles.missing}>Not assessed</p>
          ) : (
            <p className={styles.score}>
              <strong>{score}</strong>
              <span>/{OVERALL_MAX_POINTS}</span>
              <span className={styles.word}>{BAND_WORDS[scoreBand(score)]}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
