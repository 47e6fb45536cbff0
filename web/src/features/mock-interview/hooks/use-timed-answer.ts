import { INTERVIEW_ANSWER_MAX_CHARS } from '@playbook/contracts/interviews/interview.schema';
import { useRef, useState } from 'react';
import { keepAnswerDraft, readAnswerDraft } from '../lib/answer-draft.js';
import { useNow } from './use-now.js';

const MS_PER_S = 1_000;

/** An answer that is being typed, and how long that has taken. */
export interface TimedAnswer {
  readonly text: string;
  readonly seconds: number;
  /** Keeps it over a reload, too. */
  readonly change: (text: string) => void;
  /** Puts what was heard behind what stands there by then. */
  readonly append: (heard: string) => void;
}

/** The answer to one question; its clock begins when the question is shown. */
export function useTimedAnswer(ownerId: string, questionId: string): TimedAnswer {
  const [text, setText] = useState(() => readAnswerDraft(ownerId, questionId));
  // What is heard comes later than it was asked for, when more may have been typed.
  const latest = useRef(text);
  const nowMs = useNow();
  const [beganAtMs] = useState(nowMs);
  const change = (value: string): void => {
    latest.current = value;
    setText(value);
    keepAnswerDraft(ownerId, questionId, value);
  };
  return {
    text,
    seconds: Math.max(0, (nowMs - beganAtMs) / MS_PER_S),
    change,
    append: (heard) => {
      const before = latest.current.trimEnd();
      change((before === '' ? heard : `${before} ${heard}`).slice(0, INTERVIEW_ANSWER_MAX_CHARS));
    },
  };
}
