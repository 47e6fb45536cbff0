import { BUILDER_SECTIONS, type SectionId } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { ReactNode } from 'react';
import { panelId, sectionHeadingId, tabId } from '../../lib/panel-ids.js';
import { FieldCard } from '../field/field-card.js';
import styles from './section-panel.module.css';

interface SectionPanelProps {
  readonly open: SectionId;
  /** What stands below the fields. */
  readonly children: ReactNode;
}

/** The open section with its questions. */
export function SectionPanel({ open, children }: SectionPanelProps): ReactNode {
  const section = BUILDER_SECTIONS.find(({ id }) => id === open);
  if (section === undefined) return null;
  const { id: sectionId, title, description, fields, isRequired } = section;
  return (
    <div role="tabpanel" id={panelId(sectionId)} aria-labelledby={tabId(sectionId)} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={sectionHeadingId(sectionId)} tabIndex={-1}>
          {title}
        </h2>
        <p>{description}</p>
      </div>
      {fields.map((field) => (
        <FieldCard key={field.id} address={{ sectionId, fieldId: field.id }} field={field} isRequired={isRequired} />
      ))}
      {children}
    </div>
  );
}
