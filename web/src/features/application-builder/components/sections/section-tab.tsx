import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { BuilderSection } from '@playbook/contracts/applications/catalogue/builder-section';
import type { SectionId } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { panelId, tabId } from '../../lib/panel-ids.js';
import styles from './section-tabs.module.css';

interface SectionTabProps {
  readonly section: BuilderSection & { readonly id: SectionId };
  /** From 1. */
  readonly number: number;
  readonly isOpen: boolean;
  readonly isComplete: boolean;
  readonly hasConflict: boolean;
  readonly onOpen: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One numbered step; a tick shows that it is complete, a warning that an answer in it was changed elsewhere. */
export function SectionTab({
  section,
  number,
  isOpen,
  isComplete,
  hasConflict,
  ...actions
}: SectionTabProps): ReactNode {
  const { id, title, isRequired } = section;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    // With the next frame, which lays the page out in any case; asked for at once it would be laid out twice.
    const frame = requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest', inline: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return (
    <button
      ref={button}
      type="button"
      role="tab"
      id={tabId(id)}
      aria-selected={isOpen}
      aria-controls={isOpen ? panelId(id) : undefined}
      tabIndex={isOpen ? 0 : -1}
      className={styles.tab}
      data-complete={isComplete || undefined}
      onClick={actions.onOpen}
      onKeyDown={actions.onKeyDown}
    >
      <span className={styles.number}>{isComplete ? <IconCheck size={16} stroke={3} aria-hidden /> : number}</span>
      <span className={styles.name}>
        {title}
        {!isRequired && <span className={styles.optional}>Optional</span>}
      </span>
      {hasConflict && <IconAlertTriangle size={18} className={styles.warning} aria-hidden />}
      <span className="visually-hidden">
        {isComplete && ', complete'}
        {hasConflict && ', changed elsewhere'}
      </span>
    </button>
  );
}
