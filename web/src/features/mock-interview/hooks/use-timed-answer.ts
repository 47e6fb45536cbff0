import { INTERVIEW_ANSWER_MAX_CHARS } from '@playbook/contracts/interviews/interview.schema';
import { useEffect, useRef, useState } from 'react';
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

/** The answer to one question; its clock begins when the question is first shown, and a reload does not begin it anew. */
export function useTimedAnswer(ownerId: string, questionId: string): TimedAnswer {
  const nowMs = useNow();
  const [kept] = useState(() => readAnswerDraft(ownerId, questionId));
  const [shownAtMs] = useState(kept?.shownAtMs ?? nowMs);
  const [text, setText] = useState(kept?.text ?? '');
  // What is heard comes later than it was asked for, when more may have been typed.
  const latest = useRef(text);
  useEffect(() => {
    keepAnswerDraft(ownerId, { questionId, text: latest.current, shownAtMs });
  }, [ownerId, questionId, shownAtMs]);
  const change = (value: string): void => {
    latest.current = value;
    setText(value);
    keepAnswerDraft(ownerId, { questionId, text: value, shownAtMs });
  };
  return {
    text,
    seconds: Math.max(0, (nowMs - shownAtMs) / MS_PER_S),
    change,
    append: (heard) => {
      const before = latest.current.trimEnd();
      change((before === '' ? heard : `${before} ${heard}`).slice(0, INTERVIEW_ANSWER_MAX_CHARS));
    },
  };
}
