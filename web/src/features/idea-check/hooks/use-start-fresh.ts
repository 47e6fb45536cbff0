import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import { useState } from 'react';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage/stored-value.js';
import type { StoredIdeaDraft } from '../../../lib/idea-check/idea-draft.js';
import type { IdeaResultState, ShownIdeaCheck } from '../lib/shown-idea-check.js';
import type { IdeaDraftState } from './use-idea-draft.js';

/** What was on the screen and in the browser before the founder started fresh. */
interface Cleared {
  readonly draft: StoredIdeaDraft;
  readonly shown: ShownIdeaCheck | null;
  readonly result: IdeaCheck | null;
  readonly freshSince: string | null;
}

export interface StartFreshState {
  /** What was cleared can be brought back. */
  readonly canUndo: boolean;
  readonly startFresh: () => void;
  readonly undo: () => void;
  /** The founder went on: there is nothing to bring back any more. */
  readonly settle: () => void;
}

/** Empties form and result, here only: the server keeps the history. */
export function useStartFresh(ownerId: string, form: IdeaDraftState, result: IdeaResultState): StartFreshState {
  const [cleared, setCleared] = useState<Cleared | null>(null);
  return {
    canUndo: cleared !== null,
    startFresh: () => {
      const now = new Date().toISOString();
      setCleared({
        draft: { ...form.draft, updatedAt: form.kept?.updatedAt ?? now },
        shown: result.shown,
        result: readStored(STORAGE_KEYS.ideaResult, ownerId),
        freshSince: readStored(STORAGE_KEYS.ideaFreshSince, ownerId),
      });
      form.clear();
      result.show(null);
      removeStored(STORAGE_KEYS.ideaResult);
      writeStored(STORAGE_KEYS.ideaFreshSince, ownerId, now);
    },
    undo: () => {
      if (cleared === null) return;
      form.restore(cleared.draft);
      result.show(cleared.shown);
      if (cleared.result !== null) writeStored(STORAGE_KEYS.ideaResult, ownerId, cleared.result);
      if (cleared.freshSince === null) removeStored(STORAGE_KEYS.ideaFreshSince);
      else writeStored(STORAGE_KEYS.ideaFreshSince, ownerId, cleared.freshSince);
      setCleared(null);
    },
    settle: () => setCleared(null),
  };
}
