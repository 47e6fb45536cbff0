import { Button, TextInput } from '@mantine/core';
import { changeProfileRoute, type Profile } from '@playbook/contracts/profile/profile.contract';
import { PROFILE_NAME_MAX_CHARS } from '@playbook/contracts/core/limits';
import type { User } from '@supabase/auth-js';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { NAME_NOT_SAVED } from '../../../failures/profile-failures.js';
import { request } from '../../../lib/api-client/request.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { profileQuery } from '../../../lib/profile/profile.query.js';
import styles from './account-settings-dialog.module.css';
import { DeleteAccountForm } from './delete-account-form.js';
import { ExportSection } from './export-section.js';

/** Chooses the name that the product calls the founder by. */
const changeNameMutation = (ownerId: string) =>
  mutationOptions({
    mutationFn: (fullName: string) => request(changeProfileRoute, { body: { fullName } }),
    onSuccess: (profile, _name, _result, { client }) => {
      client.setQueryData(profileQuery(ownerId).queryKey, profile);
    },
  });

const SAVED = { title: 'Name saved', tone: 'success' } as const;

interface NameFormProps {
  readonly founderId: string;
  readonly name: string;
}

/** Changes what the founder is called. */
function NameForm({ founderId, name }: NameFormProps): ReactNode {
  const [text, setText] = useState(name);
  const change = useMutation({ ...changeNameMutation(founderId), retry: false });
  const canSave = text.trim() !== '' && text.trim() !== name && !change.isPending;

  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (canSave) change.mutate(text, { onSuccess: () => void showToast(SAVED) });
  };
  return (
    <form className={styles.section} onSubmit={save} noValidate>
      <div className={styles.row}>
        <TextInput
          className={styles.input ?? ''}
          label="Name"
          autoComplete="name"
          maxLength={PROFILE_NAME_MAX_CHARS}
          value={text}
          error={change.isError ? NAME_NOT_SAVED : null}
          onChange={(event) => {
            setText(event.currentTarget.value);
            change.reset();
          }}
        />
        <Button type="submit" disabled={!canSave} loading={change.isPending}>
          Save name
        </Button>
      </div>
    </form>
  );
}

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
    <Dialog opened={isOpen} onClose={onClose} title="Account Settings" size="lg">
      <div className={styles.sections}>
        {profile !== null && <NameForm founderId={founder.id} name={profile.fullName} />}
        <ExportSection />
        <DeleteAccountForm founderId={founder.id} email={profile?.email ?? founder.email ?? ''} />
      </div>
    </Dialog>
  );
}
