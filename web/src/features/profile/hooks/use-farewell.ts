import { removeAllOf } from '../../../lib/browser-storage/stored-value.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { useSignOut } from '../../../lib/session/use-sign-out.js';

const DELETED = {
  title: 'Account deleted',
  message: 'Your account and everything in it has been deleted.',
  tone: 'success',
} as const;

/** Leaves nothing of a deleted account in this browser: neither drafts nor the session. */
export function useFarewell(founderId: string): () => Promise<void> {
  const signOut = useSignOut();
  return async () => {
    removeAllOf(founderId);
    if (await signOut()) await showToast(DELETED);
  };
}
