import type { ComparedScore, ScoreChange } from '@playbook/domain/scores/compare-scores';
import type { ReactNode } from 'react';
import { differenceText } from '../../../lib/analysis/difference-text.js';
import styles from './comparison-card.module.css';

const CHANGE_WORDS: Readonly<Record<ScoreChange, string>> = {
  better: 'Better',
  worse: 'Worse',
  same: 'As before',
  unknown: 'cannot be compared',
};

/** What changed with its points: 'Better +5'. */
export function changeText({ previous, current, change }: ComparedScore): string {
  const points = previous === null || current === null ? '' : ` ${differenceText(current - previous)}`;
  return `${CHANGE_WORDS[change]}${points}`;
}

interface ChangeRowProps {
  readonly name: ReactNode;
  readonly before: string;
  readonly after: string;
  readonly change: ScoreChange;
  /** What changed, in words; those of the change unless said. */
  readonly text?: string;
}

/** A row of a table that compares two versions. */
export function ChangeRow({ name, before, after, change, text = CHANGE_WORDS[change] }: ChangeRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="Before">{before}</td>
      <td data-label="Now">{after}</td>
      <td className={styles.change} data-change={change}>
        {text}
      </td>
    </tr>
  );
}

const scoreText = (score: number | null): string => (score === null ? 'not assessed' : String(score));

interface ScoreRowProps {
  readonly name: string;
  readonly score: ComparedScore;
}

/** A score of two versions. */
export function ScoreRow({ name, score }: ScoreRowProps): ReactNode {
  const { previous, current, change } = score;
  return (
    <ChangeRow
      name={name}
      before={scoreText(previous)}
      after={scoreText(current)}
      change={change}
      text={changeText(score)}
    />
  );
}
