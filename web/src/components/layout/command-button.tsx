import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { commandPalettePrompt } from '../../lib/command-palette-prompt.js';
import styles from './command-button.module.css';

/** Keyboards of Apple's systems have a command key. */
const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Opens the command palette. */
export function CommandButton(): ReactNode {
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
