import { useState } from 'react';
import { INSIGHTS_DRAFT_KEY, type StartupDraft } from '../../../lib/browser-storage/industry-insights.schema.js';
import { readStored, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { EMPTY_DRAFT } from '../lib/startup-context.js';
import type { InsightsOrigin } from './use-kept-insights.js';

export interface StartupAnswersState {
  readonly draft: StartupDraft;
  readonly change: (draft: StartupDraft) => void;
}

/** The two texts of the form: what the founder typed, else what the insights on the screen were made about. */
export function useStartupDraft(ownerId: string, origin: InsightsOrigin | null): StartupAnswersState {
  const [draft, setDraft] = useState(() => readStored(INSIGHTS_DRAFT_KEY, ownerId));
  if (draft === null && origin !== null) {
    // Kept, because the insights may be removed or made anew, and the texts stay.
    setDraft({ description: origin.startupDescription, targetUsers: origin.targetUsers });
  }
  return {
    draft: draft ?? EMPTY_DRAFT,
    change: (changed) => {
      setDraft(changed);
      writeStored(INSIGHTS_DRAFT_KEY, ownerId, changed);
    },
  };
}
