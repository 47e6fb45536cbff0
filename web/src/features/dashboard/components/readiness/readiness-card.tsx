import type {
  AnswerQuality,
  ApplicationStanding,
  DashboardPart,
  ScoreHistory,
} from '@playbook/contracts/dashboard/dashboard.schema';
import type { ReactNode } from 'react';
import { CardHead } from '../card-head.js';
import { PartFailure, type RetryProps } from '../part-failure.js';
import { QualityRow } from './quality-row.js';
import styles from './readiness-card.module.css';
import { ReadinessProgress } from './readiness-progress.js';

interface ReadinessCardProps extends RetryProps {
  readonly application: DashboardPart<ApplicationStanding>;
  readonly quality: DashboardPart<AnswerQuality>;
  readonly pitch: DashboardPart<ScoreHistory>;
  readonly idea: DashboardPart<ScoreHistory>;
}

const TITLE = 'Application Readiness';

/** How far the application is, how good its parts are, and what comes next. Measurements only (decision D4). */
export function ReadinessCard({ application, quality, pitch, idea, ...retry }: ReadinessCardProps): ReactNode {
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="readiness">
      <CardHead id="readiness" title={TITLE} />
      {application.state === 'ready' ? (
        <ReadinessProgress standing={application.value} />
      ) : (
        <PartFailure subject={TITLE} {...retry} />
      )}
      <dl className={styles.rows}>
        <QualityRow name="Pitch Quality" score={scoreOf(pitch)} />
        <QualityRow name="Idea Validation" score={scoreOf(idea)} />
        <QualityRow
          name="Answer Quality"
          score={quality.state === 'ready' ? quality.value.score : undefined}
          note={quality.state === 'ready' ? answersText(quality.value) : undefined}
        />
      </dl>
    </section>
  );
}

/** Null before a first attempt, undefined where it could not be loaded. */
const scoreOf = (part: DashboardPart<ScoreHistory>): number | null | undefined =>
  part.state === 'ready' ? part.value.latest : undefined;

/** What the mean was taken from; nothing where there is none. */
function answersText({ score, analyzedFields }: AnswerQuality): string | undefined {
  if (score === null) return undefined;
  return analyzedFields === 1 ? 'one answer' : `${analyzedFields} answers`;
}
