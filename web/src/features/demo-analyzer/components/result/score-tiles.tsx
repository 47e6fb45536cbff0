import type { DemoFeedbackSection } from '@playbook/contracts/demos/demo-review.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { ReactNode } from 'react';
import { BAND_WORDS, scoreBand } from '../../../../lib/score-bands.js';
import { CRITERION_WORDS } from '../../lib/words/demo-words.js';
import styles from './score-tiles.module.css';

interface ScoreTilesProps {
  readonly sections: readonly DemoFeedbackSection[];
  /** Below what it stands under. */
  readonly headingLevel: 3 | 4;
}

/** The six scores. One that was not assessed has no number. */
export function ScoreTiles({ sections, headingLevel }: ScoreTilesProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.tiles}>
      {sections.map(({ category, score }) => (
        <li key={category} className={styles.tile} data-band={score === null ? undefined : scoreBand(score)}>
          <Heading className={styles.name}>{CRITERION_WORDS[category].name}</Heading>
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
