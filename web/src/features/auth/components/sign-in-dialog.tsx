import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MantineScope } from '../../../components/ui/mantine-scope.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { webConfigQuery } from '../../../lib/web-config/web-config.query.js';
import { useGoogleSignIn } from '../hooks/use-google-sign-in.js';
import { GoogleMark } from './google-mark.js';
import styles from './sign-in-dialog.module.css';

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
