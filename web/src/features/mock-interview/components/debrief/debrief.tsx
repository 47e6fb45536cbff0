import type { InterviewDebrief, InterviewTurn } from '@playbook/contracts/interviews/interview.schema';
import type { ReactNode } from 'react';
import { ApplicationChanges } from './application-changes.js';
import { Moments } from './moments.js';
import styles from '../mock-interview.module.css';

interface DebriefProps {
  readonly debrief: InterviewDebrief;
  readonly turns: readonly InterviewTurn[];
}

/** The best and worst of an interview, what to rehearse, and what the application lacks. */
export function Debrief({ debrief: { best, worst, rehearse, changes }, turns }: DebriefProps): ReactNode {
  const questionOf = (id: string): string => turns.find(({ question }) => question.id === id)?.question.text ?? '';
  return (
    <>
      <Moments title="Your best moments" moments={best} questionOf={questionOf} none="None stood out yet." />
      <Moments title="Your worst moments" moments={worst} questionOf={questionOf} none="None fell through." />
      {rehearse.length > 0 && (
        <section aria-labelledby="interview-rehearse">
          <h3 id="interview-rehearse">Rehearse these</h3>
          <ol className={styles.points}>
            {rehearse.map((id) => (
              <li key={id}>{questionOf(id)}</li>
            ))}
          </ol>
        </section>
      )}
      <ApplicationChanges changes={changes} />
    </>
  );
}
