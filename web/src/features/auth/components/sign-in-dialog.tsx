import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { MantineScope } from '../../../components/ui/theme/mantine-scope.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { webConfigQuery } from '../../../lib/web-config/web-config.query.js';
import styles from './sign-in-dialog.module.css';
import { AUTHENTICATION_ERROR } from '../../../failures/session-failures.js';
import { SIGN_IN_FAILED } from '../../../failures/sign-in-failures.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { useSession } from '../../../lib/session/use-session.js';

const report = (message: string): Promise<void> => showToast({ title: AUTHENTICATION_ERROR, message, tone: 'failure' });

interface GoogleSignIn {
  readonly isBusy: boolean;
  readonly start: () => Promise<void>;
}

/** Leaves for the identity provider. Stays busy until the browser has left, or until that failed. */
function useGoogleSignIn(): GoogleSignIn {
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

/** The provider's sign, drawn here so that no foreign host is asked for it. */
function GoogleMark(): ReactNode {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.500c3.540 0 6.710 1.220 9.210 3.600l6.850-6.850C35.900 2.380 30.470 0 24 0 14.620 0 6.510
        5.380 2.560 13.220l7.980 6.190C12.430 13.720 17.740 9.500 24 9.500z"
      />
      <path
        fill="#4285F4"
        d="M46.980 24.550c0-1.570-.150-3.090-.380-4.550H24v9.020h12.940c-.580 2.960-2.260 5.480-4.780 7.180l7.730 6c4.510-4.180 7.090-10.360 7.090-17.650z"
      />
      <path
        fill="#FBBC05"
        d="M10.530 28.590c-.480-1.450-.760-2.990-.760-4.590s.270-3.140.760-4.590l-7.980-6.190C.920 16.460 0
        20.120 0 24c0 3.880.920 7.540 2.560 10.780l7.970-6.190z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.480 0 11.930-2.130 15.890-5.810l-7.730-6c-2.150 1.450-4.920 2.300-8.160 2.300-6.260
        0-11.570-4.220-13.470-9.910l-7.980 6.190C6.510 42.620 14.620 48 24 48z"
      />
    </svg>
  );
}

interface SignInDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The one way in that the screens offer (decision D8). Stays open when signing in fails. */
export function SignInDialog({ isOpen, onClose }: SignInDialogProps): ReactNode {
  const { isBusy, start } = useGoogleSignIn();
  // The client is named here, because the landing page has no provider for it.
  const { data: webConfig } = useQuery({ ...webConfigQuery, enabled: isOpen }, queryClient);
  return (
    <MantineScope>
      <Modal.Root opened={isOpen} onClose={onClose} centered size="24rem">
        <Modal.Overlay />
        <Modal.Content classNames={{ content: styles.dialog }}>
          <div className={styles.content}>
            <Modal.Title component="h2" className={styles.title}>
              Sign in
            </Modal.Title>
            <Modal.CloseButton className={styles.close} aria-label="Close" />
            <p className={styles.text}>Continue with Google to enter your dashboard.</p>
            <Button
              fullWidth
              size="md"
              variant="default"
              leftSection={<GoogleMark />}
              disabled={isBusy}
              data-autofocus
              onClick={() => void start()}
            >
              Continue with Google
            </Button>
            {webConfig?.isDevelopmentSignIn === true && (
              <p className={styles.note}>Development sign-in: no Google account needed.</p>
            )}
          </div>
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  );
}
