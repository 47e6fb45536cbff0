import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { draftOf, type StoredIdeaDraft } from '../../../lib/idea-check/idea-draft.js';
import { serverFillOf } from '../lib/server-fill.js';
import { type IdeaResultState, shownOf } from '../lib/shown-idea-check.js';
import type { IdeaDraftState } from './use-idea-draft.js';
import { useLatestCheck } from './use-stored-checks.js';

export interface ServerFillState {
  /** The draft of this browser that a later check from elsewhere hides; null when there is none. */
  readonly hiddenDraft: StoredIdeaDraft | null;
  /** The form was brought back from the server. */
  readonly isFilled: boolean;
  readonly takeHiddenDraft: () => void;
  readonly dismissHiddenDraft: () => void;
}

/** Brings form and result of a founder's newest check to a browser that lacks them, once for each visit of the page. */
export function useServerFill(ownerId: string, form: IdeaDraftState, result: IdeaResultState): ServerFillState {
  const [hiddenDraft, setHiddenDraft] = useState<StoredIdeaDraft | null>(null);
  const [isFilled, setIsFilled] = useState(false);
  const isDone = useRef(false);
  const latest = useLatestCheck(ownerId);

  const fill = useEffectEvent((check: IdeaCheck) => {
    const freshSince = readStored(STORAGE_KEYS.ideaFreshSince, ownerId);
    const kept = { draft: form.kept, result: result.shown?.stored ?? null, freshSince };
    const { takesResult, takesForm, isConflict } = serverFillOf(kept, check);
    if (takesResult) {
      writeStored(STORAGE_KEYS.ideaResult, ownerId, check);
      result.show(shownOf(check));
    }
    if (!takesForm) return;
    setIsFilled(true);
    if (!isConflict) return form.restore({ ...draftOf(check.form), updatedAt: check.createdAt });
    setHiddenDraft(form.kept);
    return form.show(draftOf(check.form));
  });

  useEffect(() => {
    if (latest === undefined || isDone.current) return;
    isDone.current = true;
    fill(latest);
  }, [latest]);

  return {
    hiddenDraft,
    isFilled,
    takeHiddenDraft: () => {
      if (hiddenDraft !== null) form.restore({ ...hiddenDraft, updatedAt: new Date().toISOString() });
      setHiddenDraft(null);
    },
    dismissHiddenDraft: () => setHiddenDraft(null),
  };
}
