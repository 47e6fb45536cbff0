import { Button } from '@mantine/core';
import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import { type ReactNode, useState } from 'react';
import { MemoQuotes } from '../../../components/memo/memo-quotes.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { DialogButtons } from '../../../components/ui/dialog/dialog-buttons.js';
import type { MockInterview } from '../hooks/use-mock-interview.js';
import { AnswerForm } from './answer-form.js';
import { InterviewClock } from './interview-clock.js';
import { JudgedTurn } from './judged-turn.js';
import styles from './mock-interview.module.css';

interface RunningInterviewProps {
  readonly ownerId: string;
  readonly interview: Interview;
  readonly acts: MockInterview;
}

/** The question that was asked last, the room for an answer, and what the answer before was worth. */
export function RunningInterview({ ownerId, interview, acts }: RunningInterviewProps): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const { turns, endsAt } = interview;
  const current = turns.at(-1);
  const previous = turns.at(-2);
  const end = (): void => {
    setIsAsked(false);
    void acts.end(interview);
  };
  if (current === undefined) return null;
  const { question } = current;
  return (
    <>
      <section className={`pb-card ${styles.card}`} aria-labelledby="interview-question">
        <p className={styles.clocks}>
          <span>Question {turns.length}</span>
          <InterviewClock endsAt={endsAt} />
        </p>
        <h2 id="interview-question" className={styles.question} aria-live="polite">
          {question.text}
        </h2>
        <MemoQuotes quotes={question.quotes} />
        <AnswerForm
          key={question.id}
          ownerId={ownerId}
          questionId={question.id}
          isBusy={acts.act === 'answering'}
          onAnswer={(answer, seconds) => acts.answer(interview, answer, seconds)}
        />
        <p className={styles.end}>
          <Button variant="subtle" size="xs" loading={acts.act === 'ending'} onClick={() => setIsAsked(true)}>
            End the Interview
          </Button>
        </p>
      </section>
      {previous !== undefined && (
        <section className={`pb-card ${styles.card}`} aria-label="Your last answer" aria-live="polite">
          <JudgedTurn key={previous.question.id} turn={previous} headingLevel="h3" />
        </section>
      )}
      <Dialog opened={isAsked} onClose={() => setIsAsked(false)} title="End the interview now?">
        <p>You get the debrief on what you have said so far. An interview that has ended does not go on.</p>
        <DialogButtons>
          <Button variant="default" onClick={() => setIsAsked(false)}>
            Go On
          </Button>
          <Button onClick={end}>End It</Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
