import type { WholeDeckReview } from '@playbook/contracts/decks/deck-analysis.schema';
import type { ReactNode } from 'react';
import { PointRows } from '../../../../components/files/result/point-rows.js';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { CRITERION_WORDS } from '../../lib/words/deck-words.js';
import styles from './criteria-section.module.css';

interface CriteriaSectionProps {
  readonly scores: WholeDeckReview['scores'];
}

/** The five scores, each with the points that add up to it. */
export function CriteriaSection({ scores }: CriteriaSectionProps): ReactNode {
  return (
    <ul className={styles.criteria}>
      {scores.map(({ criterion, score, rows }) => {
        const { name, question } = CRITERION_WORDS[criterion];
        return (
          <li key={criterion} className={`pb-card ${styles.criterion}`}>
            <div className={styles.head}>
              <h3 className={styles.name}>{name}</h3>
              {score === null ? <span className={styles.question}>Not assessed</span> : <ScoreBadge score={score} />}
            </div>
            <p className={styles.question}>{question}</p>
            <PointRows subject={name} rows={rows} />
          </li>
        );
      })}
    </ul>
  );
}
