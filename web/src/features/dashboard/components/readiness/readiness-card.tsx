import { READINESS_AREAS } from '@playbook/contracts/applications/catalogue/readiness-areas';
import type {
  AnswerQuality,
  ApplicationStanding,
  DashboardPart,
  ScoreHistory,
} from '@playbook/contracts/dashboard/dashboard.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { nextSteps } from '@playbook/domain/dashboard/next-steps';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BAND_WORDS, dashboardBand } from '../../../../lib/score-bands.js';
import { CardHead } from '../card-head.js';
import { PartFailure, type RetryProps } from '../part-failure.js';
import styles from './readiness-card.module.css';

interface ReadinessProgressProps {
  readonly standing: ApplicationStanding;
}

/** The bar, the eight areas, and the next steps. */
function ReadinessProgress({ standing }: ReadinessProgressProps): ReactNode {
  const { readinessPercent, completeAreas, answeredFields, totalFields } = standing;
  return (
    <div className={styles.progress}>
      <p className={styles.figure}>
        <strong>{readinessPercent}%</strong>
        <span>
          {answeredFields} of {totalFields} questions answered
        </span>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Application readiness"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={readinessPercent}
      >
        <div style={{ width: `${readinessPercent}%` }} />
      </div>
      <ul className={styles.areas} aria-label="Areas with an answer">
        {READINESS_AREAS.map((area) => {
          const isComplete = completeAreas.includes(area);
          return (
            <li key={area} data-complete={isComplete}>
              {isComplete && <IconCheck size={14} stroke={2.5} aria-hidden />}
              {area}
              <span className="visually-hidden">{isComplete ? ': has an answer' : ': open'}</span>
            </li>
          );
        })}
      </ul>
      <div className={styles.next}>
        <h3>Next Steps</h3>
        <p>{nextSteps(readinessPercent)}</p>
      </div>
    </div>
  );
}

interface QualityRowProps {
  readonly name: string;
  /** Null before anything was measured, undefined where it could not be loaded. */
  readonly score: number | null | undefined;
  /** What the score was taken from. */
  readonly note?: string | undefined;
}

/** One measured quality, in the colour and the word of its band. */
function QualityRow({ name, score, note }: QualityRowProps): ReactNode {
  return (
    <div className={styles.row}>
      <dt>
        {name}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dt>
      <dd>
        {score === undefined && <span className={styles.none}>Not loaded</span>}
        {score === null && <span className={styles.none}>Not measured yet</span>}
        {typeof score === 'number' && <MeasuredQuality score={score} />}
      </dd>
    </div>
  );
}

function MeasuredQuality({ score }: { readonly score: number }): ReactNode {
  const band = dashboardBand(score);
  return (
    <>
      <span className={styles.none}>{BAND_WORDS[band]}</span>{' '}
      <strong className={styles.score} data-band={band}>
        {score}/{OVERALL_MAX_POINTS}
      </strong>
    </>
  );
}

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
