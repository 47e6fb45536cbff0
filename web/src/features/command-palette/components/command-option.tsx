import { type ReactNode, useEffect, useRef } from 'react';
import type { Command } from '../lib/command.js';
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
export function CommandOption({ id, command, isActive, withGroup, onPoint, onChoose }: CommandOptionProps): ReactNode {
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
