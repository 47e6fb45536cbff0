import { ActionIcon } from '@mantine/core';
import { EDITION } from '@playbook/contracts/shared/edition';
import { IconLayoutSidebar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.js';
import styles from './app-shell.module.css';
import { CommandButton } from './command-button.js';
import { UserMenu } from './user-menu.js';

interface TopBarProps {
  readonly isSidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
}

/** Bar above every page behind sign-in. */
export function TopBar({ isSidebarOpen, onToggleSidebar }: TopBarProps): ReactNode {
  return (
    <header className={styles.topBar}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label="Toggle the sidebar"
        aria-expanded={isSidebarOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggleSidebar}
      >
        <IconLayoutSidebar size={20} aria-hidden />
      </ActionIcon>
      <span className={styles.title}>{EDITION.acceleratorName} Tools</span>
      <CommandButton />
      <ColorSchemeSwitch />
      <UserMenu />
    </header>
  );
}
