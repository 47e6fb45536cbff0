import type { ApplicationStatus } from '@playbook/contracts/applications/application.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { applicationProgress, type ProgressBadge } from '@playbook/domain/application/application-progress';
import { qualityScore } from '@playbook/domain/scores/quality-score';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Tone, ToneBadge } from '../../../../components/ui/badges/tone-badge.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { newestAnalysesQuery } from '../../api/newest-analyses.query.js';
import { useDraftsSnapshot } from '../../hooks/use-drafts.js';
import { textsBySection } from '../../lib/texts-by-section.js';
import styles from './progress-card.module.css';
import { StatusMenu } from './status-menu.js';

interface ProgressFigureProps {
  readonly name: string;
  readonly value: number | string;
  readonly outOf?: number;
  /** What the figure counts. */
  readonly note: ReactNode;
}

/** One figure of the progress card. */
function ProgressFigure({ name, value, outOf, note }: ProgressFigureProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {outOf !== undefined && <span className={styles.of}> / {outOf}</span>}
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

/** Mean of the newest stored scores; nothing that looks like one while they are not known. */
function QualityFigure(): ReactNode {
  const { id: ownerId } = useFounder();
  const newest = useQuery(newestAnalysesQuery(ownerId));
  if (newest.isError) {
    const retry = (
      <button type="button" className={styles.retry} onClick={() => void newest.refetch()}>
        Not loaded. Try again
      </button>
    );
    return <ProgressFigure name="Quality score" value={'\u2013'} note={retry} />;
  }
  if (newest.isPending) return <ProgressFigure name="Quality score" value={'\u2026'} note="loading" />;
  const analyses = Object.values(newest.data);
  return (
    <ProgressFigure
      name="Quality score"
      value={qualityScore(analyses)}
      outOf={OVERALL_MAX_POINTS}
      note={analyses.length === 0 ? 'analyze an answer to start' : 'mean of analyzed answers'}
    />
  );
}

const BADGE_TONES: Readonly<Record<ProgressBadge, Tone>> = {
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
        <ToneBadge tone={BADGE_TONES[badge]}>{badge}</ToneBadge>
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
