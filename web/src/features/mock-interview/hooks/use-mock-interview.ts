import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ANSWER_NOT_TAKEN,
  answeredElsewhere,
  INTERVIEW_NOT_ENDED,
  INTERVIEW_NOT_STARTED,
  preparedWithout,
} from '../../../failures/application/interview-failures.js';
import { textFor } from '../../../failures/failure-texts.js';
import { copyText } from '../../../lib/notify/copy-text.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { answerInterview } from '../api/answer-interview.js';
import { endInterview } from '../api/end-interview.js';
import { interviewQuery } from '../api/interview.query.js';
import { interviewsQuery } from '../api/interviews.query.js';
import { startInterview } from '../api/start-interview.js';
import { useOneAct } from './use-one-act.js';

type InterviewAct = 'starting' | 'answering' | 'ending';

/** What a founder does in an interview. Each resolves to whether it was done; a failure is told in a toast. */
export interface MockInterview {
  /** What is under way; null for nothing. */
  readonly act: InterviewAct | null;
  /** The interview that is looked at, also after it has ended; null for none. */
  readonly openId: string | null;
  readonly open: (id: string | null) => void;
  readonly start: () => Promise<boolean>;
  readonly answer: (interview: Interview, answer: string, seconds: number | null) => Promise<boolean>;
  readonly end: (interview: Interview) => Promise<boolean>;
}

/** Holds an interview; what the server says of it is what is shown, so that a reload or another tab goes on where it is. */
export function useMockInterview(ownerId: string): MockInterview {
  const queryClient = useQueryClient();
  const { act, doing } = useOneAct<InterviewAct>();
  const [openId, setOpenId] = useState<string | null>(null);

  const show = (interview: Interview): void => {
    setOpenId(interview.id);
    queryClient.setQueryData(interviewQuery(ownerId, interview.id).queryKey, interview);
    void queryClient.invalidateQueries({ queryKey: interviewsQuery(ownerId).queryKey });
  };

  return {
    act,
    openId,
    open: setOpenId,
    start: async () => {
      const begun = await doing(
        'starting',
        startInterview,
        (error) => void showToast(textFor(INTERVIEW_NOT_STARTED, error)),
      );
      if (begun !== null) show(begun.interview);
      if (begun !== null && begun.notRead.length > 0) await showToast(preparedWithout(begun.notRead));
      return begun !== null;
    },
    answer: async ({ id, turns }, answer, seconds) => {
      const questionId = turns.at(-1)?.question.id ?? '';
      const now = await doing(
        'answering',
        () => answerInterview({ id, questionId, answer, seconds }),
        (error) => void showToast(textFor(ANSWER_NOT_TAKEN, error)),
      );
      if (now === null) return false;
      show(now);
      const taken = now.turns.find(({ question }) => question.id === questionId);
      if (taken?.answer !== answer) await showToast(answeredElsewhere(() => void copyText(answer)));
      return true;
    },
    end: async ({ id }) => {
      const ended = await doing(
        'ending',
        () => endInterview(id),
        () => void showToast(INTERVIEW_NOT_ENDED),
      );
      if (ended !== null) show(ended);
      return ended !== null;
    },
  };
}
