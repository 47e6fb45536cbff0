import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { profileQuery } from '../../lib/profile/profile.query.js';
import { queryClient } from '../../lib/query-client/query-client.js';
import { useSession } from '../../lib/session/use-session.js';
import { useChosenSignOut } from '../../lib/session/sign-out/use-chosen-sign-out.js';
import menu from '../ui/menu.module.css';
import { identityOf } from './founder-identity.js';
import styles from './user-menu.module.css';

/** Who is signed in, and the ways to the profile and out. Nothing when nobody is. */
export function UserMenu(): ReactNode {
  const { user } = useSession();
  const signOut = useChosenSignOut();
  // The client is named, because the landing page has this menu, but no provider of it.
  const { data: profile } = useQuery({ ...profileQuery(user?.id ?? ''), enabled: user !== null }, queryClient);
  if (user === null) return null;
  const { name, email, initials } = identityOf(user, profile?.fullName);

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
        <Menu.Item component={Link} to={WEB_PATHS.profile} leftSection={<IconUser size={16} aria-hidden />}>
          Profile
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
