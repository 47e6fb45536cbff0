import type { ApplicationStanding } from '@playbook/contracts/dashboard/dashboard.schema';
import { READINESS_AREAS } from '@playbook/contracts/applications/catalogue/readiness-areas';
import { nextSteps } from '@playbook/domain/dashboard/next-steps';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './readiness-progress.module.css';

interface ReadinessProgressProps {
  readonly standing: ApplicationStanding;
}

/** The bar, the eight areas, and the next steps. */
export function ReadinessProgress({ standing }: ReadinessProgressProps): ReactNode {
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
