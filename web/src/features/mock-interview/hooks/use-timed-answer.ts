import { useState } from 'react';
import { keepAnswerDraft, readAnswerDraft } from '../lib/answer-draft.js';
import { useNow } from './use-now.js';

const MS_PER_S = 1_000;

/** An answer that is being typed, and how long that has taken. */
export interface TimedAnswer {
  readonly text: string;
  readonly seconds: number;
  /** Keeps it over a reload, too. */
  readonly change: (text: string) => void;
}

/** The answer to one question; its clock begins when the question is shown. */
export function useTimedAnswer(ownerId: string, questionId: string): TimedAnswer {
  const [text, setText] = useState(() => readAnswerDraft(ownerId, questionId));
  const nowMs = useNow();
  const [beganAtMs] = useState(nowMs);
  return {
    text,
    seconds: Math.max(0, (nowMs - beganAtMs) / MS_PER_S),
    change: (value) => {
      setText(value);
      keepAnswerDraft(ownerId, questionId, value);
    },
  };
}
