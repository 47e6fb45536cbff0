import type { StoredAnswer } from '@playbook/contracts/application.schema';

/** What came of a save. */
export type SaveReply =
  | { readonly kind: 'saved'; readonly version: number; readonly savedAt: string }
  | { readonly kind: 'conflict'; readonly stored: StoredAnswer }
  /** The text is not one that the server takes. */
  | { readonly kind: 'refused' }
  /** The founder's session is over, or another founder is signed in here. */
  | { readonly kind: 'signed-out' }
  /** The account is being deleted: nothing is saved any more. */
  | { readonly kind: 'closed' }
  /** May succeed later. `isCertain`: the text was not stored, and will not be by this attempt. */
  | { readonly kind: 'failed'; readonly isCertain: boolean; readonly retryAfterMs: number | null };
