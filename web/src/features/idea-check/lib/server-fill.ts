import { getIdeaCheckRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import type { StoredAnalysisKind } from '../../../lib/analysis/analysis-kind.js';
import { draftOf, isSameDraft, type StoredIdeaDraft } from '../../../lib/idea-check/idea-draft.js';

/** How a stored check is read; apart from the rest of its kind, because copies are brought to a browser without the screen's code. */
export const STORED_CHECKS: StoredAnalysisKind<IdeaCheck> = { name: 'idea-check', route: getIdeaCheckRoute };

/** What this browser keeps of the idea check. */
export interface KeptInBrowser {
  readonly draft: StoredIdeaDraft | null;
  readonly result: { readonly id: string; readonly createdAt: string } | null;
  /** When the founder last started fresh here; null for never. */
  readonly freshSince: string | null;
}

/** What the server's newest check changes on the screen. */
export interface ServerFill {
  /** Shown instead of the kept result. */
  readonly takesResult: boolean;
  /** Shown instead of the kept draft. */
  readonly takesForm: boolean;
  /** The kept draft differs and would be hidden: the founder is told and can have it back. */
  readonly isConflict: boolean;
}

const isLater = (a: string, b: string): boolean => Date.parse(a) > Date.parse(b);

/**
 * Decides between this browser's copy and the server's newest check: the later one wins, and nothing is lost silently
 * (decision D7). What the founder cleared stays cleared.
 */
export function serverFillOf({ draft, result, freshSince }: KeptInBrowser, latest: IdeaCheck): ServerFill {
  const isCleared = freshSince !== null && !isLater(latest.createdAt, freshSince);
  if (isCleared) return { takesResult: false, takesForm: false, isConflict: false };
  const takesResult = result === null || (result.id !== latest.id && isLater(latest.createdAt, result.createdAt));
  const differs = draft === null || !isSameDraft(draft, draftOf(latest.form));
  const takesForm = differs && (draft === null || isLater(latest.createdAt, draft.updatedAt));
  return { takesResult, takesForm, isConflict: takesForm && draft !== null };
}
