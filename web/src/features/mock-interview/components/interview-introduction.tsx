import { INTERVIEW_ANSWER_MAX_S, INTERVIEW_ANSWER_MAX_WORDS } from '@playbook/contracts/interviews/interview.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BusyButton } from '../../../components/ui/buttons/busy-button.js';
import styles from './mock-interview.module.css';

interface InterviewIntroductionProps {
  readonly isStarting: boolean;
  readonly onStart: () => void;
}

/** What an interview is, and how it begins. */
export function InterviewIntroduction({ isStarting, onStart }: InterviewIntroductionProps): ReactNode {
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="interview-introduction">
      <h2 id="interview-introduction">How it goes</h2>
      <ul className={styles.points}>
        <li>
          Questions take up <Link to={WEB_PATHS.applicationBuilder}>your application</Link> as it is now.
        </li>
        <li>
          After {INTERVIEW_ANSWER_MAX_S} seconds or {INTERVIEW_ANSWER_MAX_WORDS} words you are interrupted.
        </li>
        <li>After each answer you see what it was worth, and why.</li>
        <li>At the end: what to rehearse, and what your application lacks.</li>
        <li>Type your answers, or speak them where they can be written down. No sound is kept.</li>
        <li>The clock runs on when you leave the page.</li>
      </ul>
      <p>
        <BusyButton
          label="Begin the Interview"
          busyLabel="Reading your application..."
          isBusy={isStarting}
          onClick={onStart}
        />
      </p>
    </section>
  );
}
