import { showToast } from '../../notify/show-toast.js';
import { useSession } from '../use-session.js';

/** What a founder is told when they could not be signed out. */
export const SIGN_OUT_FAILED = {
  title: 'Error',
  message: 'Failed to sign out. Please try again.',
  tone: 'failure',
} as const;

/** Signs the founder out without asking; a failure is told as a toast. Resolves with whether it worked. */
export function useSignOut(): () => Promise<boolean> {
  const { signOut } = useSession();
  return async () => {
    const hasFailed = await signOut().then(
      ({ error }) => error !== null,
      () => true,
    );
    if (hasFailed) await showToast(SIGN_OUT_FAILED);
    return !hasFailed;
  };
}
