import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './first-steps.module.css';

const STEPS = [
  { path: WEB_PATHS.ideaCheck, title: 'Check your idea', text: 'Is the problem real, and why now?' },
  { path: WEB_PATHS.pitchAnalyzer, title: 'Sharpen your one-liner', text: 'What you make, for whom, in one sentence.' },
  { path: WEB_PATHS.applicationBuilder, title: 'Answer a first question', text: 'One honest sentence is a beginning.' },
] as const;

/** What a founder sees who has not done anything yet. */
export function FirstSteps(): ReactNode {
  return (
    <section className={styles.welcome} aria-labelledby="first-steps">
      <div>
        <h2 id="first-steps">Three steps to your first real score</h2>
        <p className={styles.lead}>
          Figures marked Sample only show what this page will look like. Yours take their place one by one.
        </p>
      </div>
      <ol className={styles.steps}>
        {STEPS.map(({ path, title, text }, index) => (
          <li key={path}>
            <Link to={path} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <strong>{title}</strong>
                <span className={styles.text}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
