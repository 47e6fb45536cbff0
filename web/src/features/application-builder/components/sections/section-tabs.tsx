import {
  BUILDER_SECTIONS,
  fieldKey,
  type SectionId,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { isSectionComplete } from '@playbook/domain/application/application-progress';
import type { KeyboardEvent, ReactNode } from 'react';
import { useDraftsSnapshot } from '../../hooks/use-drafts.js';
import { tabId } from '../../lib/panel-ids.js';
import { textsBySection } from '../../lib/texts-by-section.js';
import { SectionTab } from './section-tab.js';
import styles from './section-tabs.module.css';

/** Where a key leads from a tab, around the ends; null for keys that lead nowhere. */
export function nextTab(from: SectionId, key: string): SectionId | null {
  const count = BUILDER_SECTIONS.length;
  const index = BUILDER_SECTIONS.findIndex(({ id }) => id === from);
  const targets = new Map([
    ['ArrowRight', (index + 1) % count],
    ['ArrowLeft', (index + count - 1) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key);
  return target === undefined ? null : (BUILDER_SECTIONS[target]?.id ?? null);
}

interface SectionTabsProps {
  readonly open: SectionId;
  readonly onOpen: (section: SectionId) => void;
}

/** The steps of the application; any of them may be opened at any time. Arrow keys, Home and End move between them. */
export function SectionTabs({ open, onOpen }: SectionTabsProps): ReactNode {
  const { texts, conflicts } = useDraftsSnapshot();
  const bySection = textsBySection(texts);

  const move = (event: KeyboardEvent): void => {
    const target = nextTab(open, event.key);
    if (target === null) return;
    event.preventDefault();
    onOpen(target);
    document.getElementById(tabId(target))?.focus({ preventScroll: true });
  };

  return (
    <div role="tablist" aria-label="Sections of the application" className={styles.tabs}>
      {BUILDER_SECTIONS.map((section, index) => (
        <SectionTab
          key={section.id}
          section={section}
          number={index + 1}
          isOpen={section.id === open}
          isComplete={isSectionComplete(section.id, bySection)}
          hasConflict={section.fields.some(
            ({ id }) => conflicts[fieldKey({ sectionId: section.id, fieldId: id })] !== undefined,
          )}
          onOpen={() => onOpen(section.id)}
          onKeyDown={move}
        />
      ))}
    </div>
  );
}
