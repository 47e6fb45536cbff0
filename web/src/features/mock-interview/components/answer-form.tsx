import { Button } from '@mantine/core';
import {
  INTERVIEW_ANSWER_MAX_CHARS,
  INTERVIEW_ANSWER_MAX_S,
  INTERVIEW_ANSWER_MAX_WORDS,
} from '@playbook/contracts/interviews/interview.schema';
import { wordCount } from '@playbook/domain/word-count';
import { IconHandStop } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '../../../components/ui/notice.js';
import { onSubmitKey } from '../../../lib/on-submit-key.js';
import { useNow } from '../hooks/use-now.js';
import { keepAnswerDraft, readAnswerDraft } from '../lib/answer-draft.js';
import { clockText } from '../lib/clock-text.js';
import styles from './mock-interview.module.css';

const MS_PER_S = 1_000;

interface AnswerFormProps {
  readonly ownerId: string;
  readonly questionId: string;
  readonly isBusy: boolean;
  /** Resolves to whether the answer was taken; one that was not stays in the box. */
  readonly onAnswer: (answer: string, seconds: number | null) => Promise<boolean>;
}

/** Room for one answer, with its own clock and count of words; too long a one is interrupted, and nothing typed is lost. */
export function AnswerForm({ ownerId, questionId, isBusy, onAnswer }: AnswerFormProps): ReactNode {
  const [text, setText] = useState(() => readAnswerDraft(ownerId, questionId));
  const [beganAtMs] = useState(() => Date.now());
  const box = useRef<HTMLTextAreaElement>(null);
  const seconds = (useNow() - beganAtMs) / MS_PER_S;
  const words = wordCount(text);
  const isTooLong = words > INTERVIEW_ANSWER_MAX_WORDS || seconds > INTERVIEW_ANSWER_MAX_S;

  // A question that was just asked is answered at once.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const change = (value: string): void => {
    setText(value);
    keepAnswerDraft(ownerId, questionId, value);
  };
  const send = async (answer: string): Promise<void> => {
    if (isBusy) return;
    const tookS = Math.max(0, Math.round((Date.now() - beganAtMs) / MS_PER_S));
    if (await onAnswer(answer, tookS)) keepAnswerDraft(ownerId, questionId, '');
  };
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (text.trim() === '') box.current?.focus();
    else void send(text);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
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
        onKeyDown={onSubmitKey(submit)}
      />
      <p id="interview-answer-count" className={styles.count} data-over={isTooLong}>
        {words} of {INTERVIEW_ANSWER_MAX_WORDS} words, {clockText(seconds)} of {clockText(INTERVIEW_ANSWER_MAX_S)}
      </p>
      <div role="status">
        {isTooLong && (
          <Notice tone="warning" icon={IconHandStop} title="Stop there: shorter.">
            <p>A partner would interrupt you now. Send what you have, or cut it to one sentence.</p>
          </Notice>
        )}
      </div>
      <p className={styles.buttons}>
        <Button type="submit" loading={isBusy}>
          Answer
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void send('')}>
          I Pass
        </Button>
        <span className={styles.hint}>Ctrl or Cmd and Enter sends it.</span>
      </p>
    </form>
  );
}
