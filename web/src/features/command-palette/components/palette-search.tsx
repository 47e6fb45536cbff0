import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './command-palette.module.css';

interface PaletteSearchProps {
  readonly query: string;
  readonly listId: string;
  /** The option that Enter would run; undefined where nothing is found. */
  readonly activeId: string | undefined;
  readonly onChange: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The text box of the palette, which has the keyboard all the time. */
export function PaletteSearch({ query, listId, activeId, onChange, onKeyDown }: PaletteSearchProps): ReactNode {
  return (
    <div className={styles.search}>
      <IconSearch size={20} aria-hidden />
      <input
        data-autofocus
        type="text"
        role="combobox"
        aria-label="Search pages, sections and actions"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="Where to, or what to do?"
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
