import type { InterviewMoment } from '@playbook/contracts/interviews/interview.schema';
import { type ReactNode, useId } from 'react';
import styles from '../mock-interview.module.css';

interface MomentsProps {
  readonly title: string;
  readonly moments: readonly InterviewMoment[];
  readonly questionOf: (questionId: string) => string;
  /** Said where there are none. */
  readonly none: string;
}

/** Answers that stood out, each with what the partner says of it. */
export function Moments({ title, moments, questionOf, none }: MomentsProps): ReactNode {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {moments.length === 0 && <p>{none}</p>}
      <ul className={styles.points}>
        {moments.map(({ questionId, quote, why }) => (
          <li key={questionId}>
            <p className={styles.asked}>{questionOf(questionId)}</p>
            {quote !== '' && <p dir="auto">{quote}</p>}
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
