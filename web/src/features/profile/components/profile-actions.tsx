import { Button } from '@mantine/core';
import type { Profile } from '@playbook/contracts/profile/profile.contract';
import type { Usage } from '@playbook/contracts/founder/usage.contract';
import type { User } from '@supabase/auth-js';
import { IconChartBar, IconLogout, IconSettings } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../../lib/notify/show-toast.js';
import { useChosenSignOut } from '../../../lib/session/sign-out/use-chosen-sign-out.js';
import { AccountSettingsDialog } from './account-settings-dialog.js';
import styles from './profile-actions.module.css';
import { UsageHistoryDialog } from './usage-history-dialog.js';

const SIGNED_OUT = { title: 'Signed out', message: 'You have been signed out successfully.', tone: 'success' } as const;

interface ProfileActionsProps {
  readonly founder: User;
  /** Null where it could not be loaded. */
  readonly profile: Profile | null;
  readonly usage: Usage | null;
}

/** Settings, the list of uses, and the way out. */
export function ProfileActions({ founder, profile, usage }: ProfileActionsProps): ReactNode {
  const [opened, setOpened] = useState<'settings' | 'usage' | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const signOut = useChosenSignOut();
  const close = (): void => setOpened(null);
  const leave = async (): Promise<void> => {
    if (isLeaving) return;
    setIsLeaving(true);
    if (await signOut()) await showToast(SIGNED_OUT);
    setIsLeaving(false);
  };
  return (
    <section className="pb-card" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.title}>
        Quick Actions
      </h2>
      <div className={styles.actions}>
        <Button
          variant="default"
          justify="start"
          leftSection={<IconSettings size={18} aria-hidden />}
          onClick={() => setOpened('settings')}
        >
          Account Settings
        </Button>
        <Button
          variant="default"
          justify="start"
          leftSection={<IconChartBar size={18} aria-hidden />}
          disabled={usage === null}
          onClick={() => setOpened('usage')}
        >
          Usage History
        </Button>
        <Button
          variant="default"
          justify="start"
          leftSection={<IconLogout size={18} aria-hidden />}
          // Not disabled, so that who decides to stay has the focus here again.
          aria-busy={isLeaving}
          onClick={() => void leave()}
        >
          Sign Out
        </Button>
      </div>
      <AccountSettingsDialog isOpen={opened === 'settings'} founder={founder} profile={profile} onClose={close} />
      <UsageHistoryDialog isOpen={opened === 'usage'} usage={usage} onClose={close} />
    </section>
  );
}
