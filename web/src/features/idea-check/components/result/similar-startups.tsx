import type { SimilarStartup } from '@playbook/contracts/analysis/idea-check.schema';
import type { ReactNode } from 'react';
import styles from './similar-startups.module.css';

interface SimilarStartupsProps {
  readonly startups: readonly SimilarStartup[];
}

/** Companies of the list that do something alike; nothing where there are none. */
export function SimilarStartups({ startups }: SimilarStartupsProps): ReactNode {
  if (startups.length === 0) return null;
  return (
    <section className="pb-card" aria-labelledby="similar">
      <h3 id="similar" className={styles.title}>
        Similar Backed Startups
      </h3>
      <p className={styles.note}>Funded in the past; similar, not the same.</p>
      <ul className={styles.list}>
        {startups.map(({ name, batch, description }) => (
          <li key={name} className={styles.startup}>
            <p className={styles.name}>
              {name} <span className={styles.batch}>{batch}</span>
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
