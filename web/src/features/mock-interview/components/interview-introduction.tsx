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
          Ten minutes, one question after another. They take up what{' '}
          <Link to={WEB_PATHS.applicationBuilder}>your application</Link> leaves open, in your own words, and what you
          just said.
        </li>
        <li>
          Answer in a sentence or two. After {INTERVIEW_ANSWER_MAX_S} seconds or {INTERVIEW_ANSWER_MAX_WORDS} words you
          are interrupted, as a partner would.
        </li>
        <li>
          After each answer you see whether it answered, in the first sentence, with a fact. At the end: your best and
          worst moments, what to rehearse, and what you said that the application lacks.
        </li>
        <li>
          The clock runs on when you leave the page. You type your answers, or speak them where they can be written
          down; no sound is kept.
        </li>
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
