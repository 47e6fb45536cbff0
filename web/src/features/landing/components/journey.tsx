import type { ReactNode } from 'react';
import { JOURNEY } from '../lib/journey.js';
import styles from './journey.module.css';
import section from './section.module.css';

/** The way from an idea to a finished application. */
export function Journey(): ReactNode {
  return (
    <div className={styles.band}>
      <section className={section.section} aria-labelledby="journey">
        <h2 id="journey">Your journey</h2>
        <p className={section.lead}>Four steps, in the order in which partners ask.</p>
        <ol className={styles.steps}>
          {JOURNEY.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
