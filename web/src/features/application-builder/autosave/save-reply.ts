import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';

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
  /** May succeed later. The text may have been stored, or may still be: networks lose replies, and repeat requests. */
  | { readonly kind: 'failed'; readonly retryAfterMs: number | null };
