import type { ReactNode } from 'react';
import styles from './command-palette.module.css';

const KEYS = [
  ['↑ ↓', 'choose'],
  ['Enter', 'go'],
  ['Esc', 'close'],
] as const;

/** What the keys do, for the eyes only: screen readers say it of a combobox themselves. */
export function PaletteKeys(): ReactNode {
  return (
    <div className={styles.keys} aria-hidden="true">
      {KEYS.map(([key, effect]) => (
        <span key={key}>
          <kbd>{key}</kbd> {effect}
        </span>
      ))}
    </div>
  );
}
