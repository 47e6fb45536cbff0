import type { ApplicationStatus } from '@playbook/contracts/applications/application.schema';
import { applicationProgress, type ProgressBadge } from '@playbook/domain/application-progress';
import type { ReactNode } from 'react';
import { useDraftsSnapshot } from '../hooks/use-drafts.js';
import { textsBySection } from '../lib/texts-by-section.js';
import styles from './progress-card.module.css';
import { ProgressFigure } from './progress-figure.js';
import { QualityFigure } from './quality-figure.js';
import { StatusMenu } from './status-menu.js';

const BADGE_TONES: Readonly<Record<ProgressBadge, string>> = {
  'Ready to Submit': 'good',
  'In Progress': 'fair',
  'Getting Started': 'plain',
};

interface ProgressCardProps {
  readonly status: ApplicationStatus;
  /** Buttons that work on the whole application. */
  readonly actions: ReactNode;
}

/** How far the application is and how good its answers are. */
export function ProgressCard({ status, actions }: ProgressCardProps): ReactNode {
  const { texts } = useDraftsSnapshot();
  const { percent, completeSections, totalSections, answeredFields, totalFields, badge } = applicationProgress(
    textsBySection(texts),
  );
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="progress">
      <div className={styles.head}>
        <h2 id="progress">Your progress</h2>
        <span className={styles.badge} data-tone={BADGE_TONES[badge]}>
          {badge}
        </span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Application complete"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
      <dl className={styles.figures}>
        <ProgressFigure name="Complete" value={`${percent}%`} note={`${answeredFields} of ${totalFields} answers`} />
        <ProgressFigure
          name="Sections completed"
          value={completeSections}
          outOf={totalSections}
          note={completeSections === totalSections ? 'all of them' : 'required ones'}
        />
        <QualityFigure />
      </dl>
      <div className={styles.actions}>
        {actions}
        <StatusMenu status={status} />
      </div>
    </section>
  );
}
