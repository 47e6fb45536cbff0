import { Button } from '@mantine/core';
import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScoreBadge } from '../../../components/ui/badges/score-badge.js';
import { ApplicationChanges } from './application-changes.js';
import { JudgedTurn } from './judged-turn.js';
import { Moments } from './moments.js';
import styles from './mock-interview.module.css';

interface EndedInterviewProps {
  readonly interview: Interview;
  readonly onClose: () => void;
}

/** What came of an interview, and all of it again. */
export function EndedInterview({ interview, onClose }: EndedInterviewProps): ReactNode {
  const { turns, debrief } = interview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const questionOf = (id: string): string => turns.find(({ question }) => question.id === id)?.question.text ?? '';
  return (
    <>
      <section className={`pb-card ${styles.card}`} aria-labelledby="interview-debrief">
        <div className={styles.head}>
          <h2 id="interview-debrief" ref={heading} tabIndex={-1}>
            Debrief
          </h2>
          {debrief?.overall != null && <ScoreBadge score={debrief.overall} />}
        </div>
        {(debrief === null || debrief.overall === null) && <p>Nothing was answered, so there is nothing to say yet.</p>}
        {debrief !== null && debrief.overall !== null && (
          <>
            <Moments
              title="Your best moments"
              moments={debrief.best}
              questionOf={questionOf}
              none="None stood out yet."
            />
            <Moments
              title="Your worst moments"
              moments={debrief.worst}
              questionOf={questionOf}
              none="None fell through."
            />
            {debrief.rehearse.length > 0 && (
              <section aria-labelledby="interview-rehearse">
                <h3 id="interview-rehearse">Rehearse these</h3>
                <ol className={styles.points}>
                  {debrief.rehearse.map((id) => (
                    <li key={id}>{questionOf(id)}</li>
                  ))}
                </ol>
              </section>
            )}
            <ApplicationChanges changes={debrief.changes} />
          </>
        )}
        <p>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </p>
      </section>
      <section className={`pb-card ${styles.card}`} aria-labelledby="interview-replay">
        <h2 id="interview-replay">All of it again</h2>
        {turns.map((turn) => (
          <JudgedTurn key={turn.question.id} turn={turn} headingLevel="h3" />
        ))}
      </section>
    </>
  );
}
