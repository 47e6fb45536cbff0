import type { ApplicationStatus } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress, SectionId } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIdeaProblem } from '../hooks/use-idea-problem.js';
import { useSection } from '../hooks/use-section.js';
import { fieldCardId, sectionHeadingId } from '../lib/panel-ids.js';
import styles from './application-builder-page.module.css';
import { BuilderBanners } from './builder-banners.js';
import { ConflictNotice } from './conflict-notice.js';
import { PrefillButton } from './prefill/prefill-button.js';
import { PreviewButton } from './preview/preview-button.js';
import { ProgressCard } from './progress-card.js';
import { SaveStatus } from './save-status.js';
import { SectionPanel } from './section-panel.js';
import { SectionTabs } from './section-tabs.js';
import { StepButtons } from './step-buttons.js';

interface BuilderProps {
  readonly status: ApplicationStatus;
}

/** The loaded application: progress, tabs, and the questions of the open section. */
export function Builder({ status }: BuilderProps): ReactNode {
  useIdeaProblem();
  const [section, openSection] = useSection();
  /** Id of the element to go to once its section is shown. */
  const destination = useRef<string | null>(null);

  useEffect(() => {
    if (destination.current === null) return;
    const target = document.getElementById(destination.current);
    if (target === null) return;
    destination.current = null;
    target.scrollIntoView({ block: 'start', behavior: 'smooth' });
    (target.querySelector('textarea') ?? target).focus({ preventScroll: true });
  });

  const goTo = (next: SectionId, elementId: string): void => {
    destination.current = elementId;
    openSection(next);
  };

  return (
    <>
      <BuilderBanners />
      <ProgressCard
        status={status}
        actions={
          <>
            <PrefillButton />
            <PreviewButton />
          </>
        }
      />
      <ConflictNotice onReview={(field: FieldAddress) => goTo(field.sectionId, fieldCardId(field))} />
      <div className={styles.bar}>
        <SectionTabs open={section} onOpen={openSection} />
        <SaveStatus />
      </div>
      <SectionPanel key={section} open={section}>
        <StepButtons open={section} onGo={(next) => goTo(next, sectionHeadingId(next))} />
      </SectionPanel>
    </>
  );
}
