import { ActionIcon } from '@mantine/core';
import { EDITION } from '@playbook/contracts/core/edition';
import { IconLayoutSidebar, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ColorSchemeSwitch } from '../ui/theme/color-scheme-switch.js';
import styles from './app-shell.module.css';
import { UserMenu } from './user-menu.js';
import { commandPalettePrompt } from '../../lib/command-palette-prompt.js';

/** Keyboards of Apple's systems have a command key. */
const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Opens the command palette. */
function CommandButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => commandPalettePrompt.set(true)}
    >
      <IconSearch size={18} aria-hidden />
      <span className={styles.label}>
        Search<span className="visually-hidden"> pages and actions</span>
      </span>
      <kbd aria-hidden="true">{SHORTCUT}</kbd>
    </button>
  );
}

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
