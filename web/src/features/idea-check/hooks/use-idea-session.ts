import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import { useEffect } from 'react';
import { useAnalysis } from '../../../lib/analysis/use-analysis.js';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored } from '../../../lib/browser-storage/stored-value.js';
import { type IdeaDraft, isBlankDraft } from '../../../lib/idea-check/idea-draft.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { IDEA_KIND } from '../lib/idea-kind.js';
import { type IdeaResultState, type ShownIdeaCheck, shownOf } from '../lib/shown-idea-check.js';
import { useIdeaDraft } from './use-idea-draft.js';
import { type ServerFillState, useServerFill } from './use-server-fill.js';
import { type StartFreshState, useStartFresh } from './use-start-fresh.js';

const COMPLETED = {
  title: 'Analysis completed',
  message: 'Your idea has been analyzed and saved automatically.',
  tone: 'success',
} as const;
const RESTORED = {
  title: 'Previous session restored',
  message: 'Your form data has been restored from your last visit.',
  tone: 'notice',
} as const;

/** Founders who were told since this page was loaded: coming back from another screen is no new visit. */
const told = new Set<string>();

const keptResult = (ownerId: string): ShownIdeaCheck | null => {
  const kept: IdeaCheck | null = readStored(STORAGE_KEYS.ideaResult, ownerId);
  return kept === null ? null : shownOf(kept);
};

/** Says that the form was brought back, once for each load of the web app. */
function useRestoreNotice(ownerId: string, isRestored: boolean): void {
  useEffect(() => {
    if (!isRestored || told.has(ownerId)) return;
    told.add(ownerId);
    void showToast(RESTORED);
  }, [ownerId, isRestored]);
}

export interface IdeaSession {
  readonly draft: IdeaDraft;
  readonly result: IdeaResultState;
  readonly fill: ServerFillState;
  readonly fresh: StartFreshState;
  /** There is a brief or a result that Start Fresh would clear. */
  readonly hasProgress: boolean;
  readonly change: (part: Partial<IdeaDraft>) => void;
  readonly submit: () => void;
  /** Shows an earlier check. */
  readonly open: (check: IdeaCheck) => void;
}

/**
 * Form and result of the idea check together: what was kept, what the server adds, and what the founder does.
 * @param onResult Called when a result appears that the founder waits for
 */
export function useIdeaSession(ownerId: string, onResult: () => void): IdeaSession {
  const form = useIdeaDraft(ownerId);
  const result = useAnalysis(IDEA_KIND, ownerId, {
    initial: () => keptResult(ownerId),
    onResult,
    onSuccess: () => void showToast(COMPLETED),
  });
  const fill = useServerFill(ownerId, form, result);
  const fresh = useStartFresh(ownerId, form, result);
  useRestoreNotice(ownerId, form.wasKept || fill.isFilled);
  return {
    draft: form.draft,
    result,
    fill,
    fresh,
    hasProgress: !isBlankDraft(form.draft) || result.shown !== null,
    change: (part) => {
      form.change(part);
      fresh.settle();
      result.dismissFailure();
    },
    submit: () => {
      fresh.settle();
      result.analyze(form.draft);
    },
    open: (check) => {
      fresh.settle();
      result.show(shownOf(check));
      onResult();
    },
  };
}
