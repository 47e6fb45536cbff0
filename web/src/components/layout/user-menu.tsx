import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { showToast } from '../../lib/notify/show-toast.js';
import { useSession } from '../../lib/session/use-session.js';
import menu from '../ui/menu.module.css';
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
  if (user === null) return null;
  const { name, email, initials } = identityOf(user);

  const leave = async (): Promise<void> => {
    try {
      const { error } = await signOut();
      if (error !== null) await showToast(SIGN_OUT_FAILED);
    } catch {
      await showToast(SIGN_OUT_FAILED);
    }
  };

  return (
    <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={styles.target}>
          <Avatar size={36} radius="xl" variant="filled" color="ember">
            {initials}
          </Avatar>
          <span className="visually-hidden">, account of {name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={menu.dropdown}>
        <div className={styles.identity}>
          <p className={styles.name}>{name}</p>
          <p className={styles.email}>{email}</p>
        </div>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void leave()}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
