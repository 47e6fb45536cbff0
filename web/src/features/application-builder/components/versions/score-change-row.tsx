import type { ReactNode } from 'react';
import { differenceText } from '../../../../lib/pitch-history/difference-text.js';
import type { ScoreChange } from '../../lib/versions/score-changes.js';
import styles from './versions.module.css';

interface ScoreChangeRowProps {
  readonly change: ScoreChange;
}

const directionOf = (difference: number): 'up' | 'down' | 'same' => {
  if (difference === 0) return 'same';
  return difference > 0 ? 'up' : 'down';
};

/** One score with its distance to the one before. */
export function ScoreChangeRow({ change: { name, points, difference, maxPoints } }: ScoreChangeRowProps): ReactNode {
  return (
    <div className={styles.change}>
      <dt>{name}</dt>
      <dd>
        {points}/{maxPoints} <span data-direction={directionOf(difference)}>{differenceText(difference)}</span>
      </dd>
    </div>
  );
}
