import { Avatar, Popover, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { showToast } from '../../lib/notify/show-toast.js';
import { useSession } from '../../lib/session/use-session.js';
import list from '../ui/popover-list.module.css';
import { identityOf } from './founder-identity.js';
import styles from './user-menu.module.css';

const SIGN_OUT_FAILED = {
  title: 'Error',
  message: 'Failed to sign out. Please try again.',
  tone: 'failure',
} as const;

/** Who is signed in, and the way out. Nothing when nobody is. */
export function UserMenu(): ReactNode {
  const { user, signOut } = useSession();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  if (user === null) return null;
  const { name, email, initials } = identityOf(user);

  const leave = async (): Promise<void> => {
    close();
    try {
      const { error } = await signOut();
      if (error !== null) await showToast(SIGN_OUT_FAILED);
    } catch {
      await showToast(SIGN_OUT_FAILED);
    }
  };

  return (
    <Popover opened={isOpen} onDismiss={close} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={styles.target} onClick={toggle}>
          <Avatar size={36} radius="xl" variant="filled" color="ember">
            {initials}
          </Avatar>
          <span className="visually-hidden">, account of {name}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={list.list}>
        <div className={styles.identity}>
          <p className={styles.name}>{name}</p>
          <p className={styles.email}>{email}</p>
        </div>
        <button type="button" className={list.item} onClick={() => void leave()}>
          <IconLogout size={16} aria-hidden />
          <span className={list.label}>Log out</span>
        </button>
      </Popover.Dropdown>
    </Popover>
  );
}
