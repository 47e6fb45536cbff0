import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { AppPage } from '../../../components/layout/app-page.js';
import { RECENT_COMMANDS_KEY, RECENT_COMMANDS_MAX } from '../../../lib/browser-storage/recent-commands.schema.js';
import { readStored, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { useActiveOption } from '../hooks/use-active-option.js';
import { useCommands } from '../hooks/use-commands.js';
import type { Command } from '../lib/command.js';
import { optionGroups } from '../lib/option-groups.js';
import { CommandList } from './command-list.js';
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
function PaletteSearch({ query, listId, activeId, onChange, onKeyDown }: PaletteSearchProps): ReactNode {
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

/** Gives the focus back to where it was before the calling dialog was shown, unless the founder goes to another page. */
function useFocusAfterwards(): { readonly leaveFocus: () => void } {
  const [before] = useState(() => document.activeElement);
  const isLeft = useRef(false);
  useEffect(
    () => () => {
      if (!isLeft.current && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
  return {
    leaveFocus: () => {
      isLeft.current = true;
    },
  };
}

/** Ids of the commands that a founder ran last in this browser, newest first. */
const readRecentCommands = (ownerId: string): readonly string[] => readStored(RECENT_COMMANDS_KEY, ownerId) ?? [];

/** Remembers that a founder ran a command. */
function rememberCommand(ownerId: string, id: string): void {
  const others = readRecentCommands(ownerId).filter((other) => other !== id);
  writeStored(RECENT_COMMANDS_KEY, ownerId, [id, ...others].slice(0, RECENT_COMMANDS_MAX));
}

const KEYS = [
  ['↑ ↓', 'choose'],
  ['Enter', 'go'],
  ['Esc', 'close'],
] as const;

/** What the keys do, for the eyes only: screen readers say it of a combobox themselves. */
function PaletteKeys(): ReactNode {
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

interface CommandPaletteProps {
  readonly ownerId: string;
  readonly pages: readonly AppPage[];
  readonly onClose: () => void;
}

/**
 * Finds every page, section and action by name. A combobox with a list below it, as the ARIA authoring practices describe, so
 * that screen readers say what Enter would run; Mantine's own palette has no roles for that.
 */
export function CommandPalette({ ownerId, pages, onClose }: CommandPaletteProps): ReactNode {
  const id = useId();
  const [query, setQuery] = useState('');
  const [recentIds] = useState(() => readRecentCommands(ownerId));
  const { leaveFocus } = useFocusAfterwards();
  const groups = optionGroups(query, useCommands(ownerId, pages), recentIds);
  const options = groups.flatMap(({ commands }) => commands);

  const run = (command: Command | undefined): void => {
    if (command === undefined) return;
    rememberCommand(ownerId, command.id);
    if (command.path !== undefined && command.path !== window.location.pathname) leaveFocus();
    onClose();
    command.run();
  };
  const active = useActiveOption(options.length, (index) => run(options[index]));

  return (
    <Modal.Root opened onClose={onClose} size="38rem" yOffset="12vh" returnFocus={false}>
      <Modal.Overlay />
      <Modal.Content aria-label="Command palette" classNames={{ content: styles.palette }}>
        <PaletteSearch
          query={query}
          listId={`${id}-list`}
          activeId={options.length === 0 ? undefined : `${id}-${active.index}`}
          onChange={(text) => {
            setQuery(text);
            active.set(0);
          }}
          onKeyDown={active.onKeyDown}
        />
        <CommandList id={id} groups={groups} activeIndex={active.index} onPoint={active.set} onChoose={run} />
        <p role="status" className={options.length > 0 ? 'visually-hidden' : styles.none}>
          {options.length > 0 ? `${options.length} found` : 'Nothing here has that name. Try a shorter word.'}
        </p>
        <PaletteKeys />
      </Modal.Content>
    </Modal.Root>
  );
}
