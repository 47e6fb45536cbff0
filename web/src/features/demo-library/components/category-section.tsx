import { OVERALL_MAX_POINTS } from '@playbook/contracts/shared/limits';
import type { ReactNode } from 'react';
import type { DemoCategory } from '../lib/demo-entry.schema.js';
import { CATEGORY_LABELS } from '../lib/demo-words.js';
import { libraryBand } from '../lib/library-bands.js';
import styles from './category-section.module.css';
import { LibraryScore } from './library-score.js';

interface CategorySectionProps {
  readonly category: DemoCategory;
  readonly score: number;
  readonly insights: readonly string[];
  /** What the category counts for in the overall score. */
  readonly weightPercent: number;
}

/** One category: its score as number and bar, what it counts for, and what there is to learn. */
export function CategorySection({ category, score, insights, weightPercent }: CategorySectionProps): ReactNode {
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.name}>{CATEGORY_LABELS[category]}</h3>
        <span className={styles.weight}>counts {weightPercent}%</span>
        <LibraryScore score={score} />
      </div>
      <div className={styles.bar} data-band={libraryBand(score)} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${(score / OVERALL_MAX_POINTS) * 100}%` }} />
      </div>
      <ul className={styles.insights}>
        {insights.map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </ul>
    </section>
  );
}
