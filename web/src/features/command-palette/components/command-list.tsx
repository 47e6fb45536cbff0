import type { ReactNode } from 'react';
import type { Command } from '../lib/command.js';
import type { OptionGroup } from '../lib/option-groups.js';
import styles from './command-palette.module.css';
import { CommandOption } from './command-option.js';

interface CommandListProps {
  /** Options are called `{id}-{place}`, the list `{id}-list`. */
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  readonly activeIndex: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (command: Command) => void;
}

/** The commands under their headings, as one list of options. */
export function CommandList({ id, groups, activeIndex, onPoint, onChoose }: CommandListProps): ReactNode {
  const all = groups.flatMap(({ commands }) => commands);
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Commands" className={styles.list} hidden={all.length === 0}>
      {groups.map(({ heading, commands }, place) => (
        <div key={heading} role="group" aria-labelledby={`${id}-heading-${place}`}>
          <div id={`${id}-heading-${place}`} className={styles.heading}>
            {heading}
          </div>
          {commands.map((command) => {
            const index = all.indexOf(command);
            return (
              <CommandOption
                key={command.id}
                id={`${id}-${index}`}
                command={command}
                isActive={index === activeIndex}
                withGroup={command.group !== heading}
                onPoint={() => onPoint(index)}
                onChoose={() => onChoose(command)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
