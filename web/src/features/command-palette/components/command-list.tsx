import { type ReactNode, useEffect, useRef } from 'react';
import type { Command } from '../lib/command.js';
import type { OptionGroup } from '../lib/option-groups.js';
import styles from './command-palette.module.css';

interface CommandOptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  /** Says what kind of command it is, where the heading above does not. */
  readonly withGroup: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One command. The keyboard stays in the text box, so that it takes the mouse only. */
function CommandOption({ id, command, isActive, withGroup, onPoint, onChoose }: CommandOptionProps): ReactNode {
  const { label, icon: CommandIcon, group } = command;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text box has the keys
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onMouseMove={isActive ? undefined : onPoint}
      // The text box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <CommandIcon size={18} stroke={1.75} aria-hidden />
      <span className={styles.label}>{label}</span>
      {withGroup && <span className={styles.group}>{group}</span>}
    </div>
  );
}

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
