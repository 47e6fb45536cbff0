import { useState } from 'react';
import { INSIGHTS_DRAFT_KEY, type StartupAnswers } from '../../../lib/browser-storage/industry-insights.schema.js';
import { readStored, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { NO_ANSWERS } from '../lib/startup-context.js';
import type { InsightsOrigin } from './use-kept-insights.js';

export interface StartupAnswersState {
  readonly answers: StartupAnswers;
  readonly change: (answers: StartupAnswers) => void;
}

/** The two answers of the form: what the founder typed, else what the insights on the screen were made about. */
export function useStartupAnswers(ownerId: string, origin: InsightsOrigin | null): StartupAnswersState {
  const [answers, setAnswers] = useState(() => readStored(INSIGHTS_DRAFT_KEY, ownerId));
  if (answers === null && origin !== null) {
    // Kept, because the insights may be removed or made anew, and the answers stay.
    setAnswers({ description: origin.startupDescription, targetUsers: origin.targetUsers });
  }
  return {
    answers: answers ?? NO_ANSWERS,
    change: (changed) => {
      setAnswers(changed);
      writeStored(INSIGHTS_DRAFT_KEY, ownerId, changed);
    },
  };
}
