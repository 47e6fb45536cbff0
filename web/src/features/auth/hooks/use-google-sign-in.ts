import { useEffect, useState } from 'react';
import { AUTHENTICATION_ERROR } from '../../../failures/session-failures.js';
import { SIGN_IN_FAILED } from '../../../failures/sign-in-failures.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { useSession } from '../../../lib/session/use-session.js';

const report = (message: string): Promise<void> => showToast({ title: AUTHENTICATION_ERROR, message, tone: 'failure' });

export interface GoogleSignIn {
  readonly isBusy: boolean;
  readonly start: () => Promise<void>;
}

/** Leaves for the identity provider. Stays busy until the browser has left, or until that failed. */
export function useGoogleSignIn(): GoogleSignIn {
  const { signInWithGoogle } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // The browser's Back button may bring this page back exactly as it was left, which is busy.
    const wake = (): void => setIsBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const start = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { error } = await signInWithGoogle();
      if (error === null) return;
      await report(error.message);
    } catch (error) {
      console.error('Starting the sign-in failed', error);
      await report(SIGN_IN_FAILED);
    }
    setIsBusy(false);
  };

  return { isBusy, start };
}
