import { Button } from '@mantine/core';
import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { Debrief } from './debrief.js';
import { JudgedTurn } from '../judged-turn.js';
import styles from '../mock-interview.module.css';

interface EndedInterviewProps {
  readonly interview: Interview;
  readonly onClose: () => void;
}

/** What came of an interview, and all of it again. */
export function EndedInterview({ interview, onClose }: EndedInterviewProps): ReactNode {
  const { turns, debrief } = interview;
  const overall = debrief?.overall ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className={`pb-card ${styles.card}`} aria-labelledby="interview-debrief">
        <div className={styles.head}>
          <h2 id="interview-debrief" ref={heading} tabIndex={-1}>
            Debrief
          </h2>
          {overall !== null && <ScoreBadge score={overall} />}
        </div>
        {debrief === null || overall === null ? (
          <p>Nothing was answered, so there is nothing to say yet.</p>
        ) : (
          <Debrief debrief={debrief} turns={turns} />
        )}
        <p>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </p>
      </section>
      {turns.length > 0 && (
        <section className={`pb-card ${styles.card}`} aria-labelledby="interview-replay">
          <h2 id="interview-replay">All of it again</h2>
          {turns.map((turn) => (
            <JudgedTurn key={turn.question.id} turn={turn} />
          ))}
        </section>
      )}
    </>
  );
}
