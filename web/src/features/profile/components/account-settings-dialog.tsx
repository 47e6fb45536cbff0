import { Modal } from '@mantine/core';
import type { Profile } from '@playbook/contracts/profile/profile.contract';
import type { User } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import dialogStyles from '../../../components/ui/dialog.module.css';
import styles from './account-settings-dialog.module.css';
import { DeleteAccountForm } from './delete-account-form.js';
import { ExportSection } from './export-section.js';
import { NameForm } from './name-form.js';

interface AccountSettingsDialogProps {
  readonly isOpen: boolean;
  readonly founder: User;
  /** Null where it could not be loaded. */
  readonly profile: Profile | null;
  readonly onClose: () => void;
}

/** Name, export and deletion (decision D10). */
export function AccountSettingsDialog(dialog: AccountSettingsDialogProps): ReactNode {
  const { isOpen, founder, profile, onClose } = dialog;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Account Settings"
      size="lg"
      classNames={{
        title: dialogStyles.title ?? '',
        content: dialogStyles.surface ?? '',
        header: dialogStyles.surface ?? '',
      }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={styles.sections}>
        {profile !== null && <NameForm founderId={founder.id} name={profile.fullName} />}
        <ExportSection />
        <DeleteAccountForm founderId={founder.id} email={profile?.email ?? founder.email ?? ''} />
      </div>
    </Modal>
  );
}
