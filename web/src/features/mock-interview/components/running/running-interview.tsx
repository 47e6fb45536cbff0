import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import type { ReactNode } from 'react';
import { MemoQuotes } from '../../../../components/memo/memo-quotes.js';
import type { MockInterview } from '../../hooks/use-mock-interview.js';
import { AnswerForm } from './answer-form.js';
import { EndButton } from './end-button.js';
import { InterviewClock } from './interview-clock.js';
import { JudgedTurn } from '../judged-turn.js';
import styles from '../mock-interview.module.css';

interface RunningInterviewProps {
  readonly ownerId: string;
  readonly interview: Interview;
  readonly acts: MockInterview;
}

/** The question that was asked last, the room for an answer, and what the answer before was worth. */
export function RunningInterview({ ownerId, interview, acts }: RunningInterviewProps): ReactNode {
  const { turns, endsAt } = interview;
  const question = turns.at(-1)?.question;
  const previous = turns.at(-2);
  if (question === undefined) return null;
  return (
    <>
      <section className={`pb-card ${styles.card}`} aria-labelledby="interview-question">
        <div className={styles.clocks}>
          <span>Question {turns.length}</span>
          <InterviewClock endsAt={endsAt} />
        </div>
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
        <div className={styles.end}>
          <EndButton isEnding={acts.act === 'ending'} onEnd={() => void acts.end(interview)} />
        </div>
      </section>
      {previous !== undefined && (
        <section className={`pb-card ${styles.card}`} aria-label="Your last answer" aria-live="polite">
          <JudgedTurn key={previous.question.id} turn={previous} />
        </section>
      )}
    </>
  );
}
