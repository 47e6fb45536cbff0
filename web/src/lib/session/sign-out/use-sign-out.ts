import { SIGN_OUT_FAILED } from '../../../failures/sign-out-failures.js';
import { showToast } from '../../notify/show-toast.js';
import { useSession } from '../use-session.js';

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
