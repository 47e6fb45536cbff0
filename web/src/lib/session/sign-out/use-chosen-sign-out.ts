import { SIGN_OUT_FAILED } from '../../../failures/sign-out-failures.js';
import { loadCode } from '../../connection/load-code.js';
import { showToast } from '../../notify/show-toast.js';
import { useSignOut } from './use-sign-out.js';
import { useSession } from '../use-session.js';

/**
 * Signs out the founder who asks for it, after their unsaved answers were sent; where something stays unsaved, they are asked first.
 * Resolves with whether they are signed out.
 */
export function useChosenSignOut(): () => Promise<boolean> {
  const { user } = useSession();
  const signOut = useSignOut();
  return async () => {
    if (user === null) return signOut();
    let mayLeave: boolean;
    try {
      // Loaded on demand, because a visitor's page holds nothing of the stored copies.
      const { maySignOut } = await loadCode(() => import('../../unsaved-texts/may-sign-out.js'));
      mayLeave = await maySignOut(user.id);
    } catch (error) {
      console.error('Looking for unsaved texts failed', error);
      await showToast(SIGN_OUT_FAILED);
      return false;
    }
    return mayLeave && signOut();
  };
}
