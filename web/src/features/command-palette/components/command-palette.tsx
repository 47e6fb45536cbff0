import { Modal } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { AppPage } from '../../../components/layout/app-page.js';
import { useActiveOption } from '../hooks/use-active-option.js';
import { useCommands } from '../hooks/use-commands.js';
import { useFocusAfterwards } from '../hooks/use-focus-afterwards.js';
import type { Command } from '../lib/command.js';
import { optionGroups } from '../lib/option-groups.js';
import { readRecentCommands, rememberCommand } from '../lib/recent-commands.js';
import { CommandList } from './command-list.js';
import styles from './command-palette.module.css';
import { PaletteKeys } from './palette-keys.js';
import { PaletteSearch } from './palette-search.js';

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
