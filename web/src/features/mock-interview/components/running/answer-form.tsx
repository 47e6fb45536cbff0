import { Button } from '@mantine/core';
import { INTERVIEW_ANSWER_MAX_CHARS } from '@playbook/contracts/interviews/interview.schema';
import { wordCount } from '@playbook/domain/word-count';
import { type ReactNode, useEffect, useRef } from 'react';
import { onSubmitKey } from '../../../../lib/on-submit-key.js';
import { useTimedAnswer } from '../../hooks/use-timed-answer.js';
import { useSpokenAnswer } from '../../hooks/use-spoken-answer.js';
import { AnswerLimits } from './answer-limits.js';
import { SpeakButton } from './speak-button.js';
import styles from '../mock-interview.module.css';

interface AnswerFormProps {
  readonly ownerId: string;
  readonly questionId: string;
  readonly isBusy: boolean;
  /** Resolves to whether the answer was taken; one that was not stays in the box. */
  readonly onAnswer: (answer: string, seconds: number | null) => Promise<boolean>;
}

/** Room for one answer, with its own clock and count of words; nothing that was typed is lost. */
export function AnswerForm({ ownerId, questionId, isBusy, onAnswer }: AnswerFormProps): ReactNode {
  const { text, seconds, change, append } = useTimedAnswer(ownerId, questionId);
  const spoken = useSpokenAnswer(ownerId, append);
  const box = useRef<HTMLTextAreaElement>(null);

  // A question that was just asked is answered at once.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const send = async (answer: string): Promise<void> => {
    if (isBusy) return;
    const isTaken = await onAnswer(answer, Math.round(seconds));
    if (isTaken) change('');
  };
  const submit = (): void => {
    if (text.trim() === '') box.current?.focus();
    else void send(text);
  };

  return (
    <div className={styles.form}>
      <label htmlFor="interview-answer" className="visually-hidden">
        Your answer
      </label>
      <textarea
        id="interview-answer"
        ref={box}
        rows={4}
        dir="auto"
        maxLength={INTERVIEW_ANSWER_MAX_CHARS}
        value={text}
        placeholder="Answer in the first sentence, with a number or a name"
        aria-describedby="interview-answer-count"
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => onSubmitKey(submit)(event)}
      />
      <AnswerLimits id="interview-answer-count" words={wordCount(text)} seconds={seconds} />
      <p className={styles.buttons}>
        <Button loading={isBusy} onClick={submit}>
          Answer
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void send('')}>
          I Pass
        </Button>
        <SpeakButton spoken={spoken} />
        <span className={`${styles.hint} ${styles.keys}`}>Ctrl or Cmd and Enter sends it.</span>
      </p>
    </div>
  );
}
