import { ANSWER_VERSIONS_MAX_ITEMS } from '@playbook/contracts/shared/limits';
import type { AnalysisStorage } from '@playbook/contracts/analysis/stored-analyses.contract';
import type { ReactNode } from 'react';
import { STORAGE_NOT_LOADED } from '../../../../failures/profile-failures.js';
import { numberText } from '../../lib/stored-kinds.js';
import styles from './stored-analyses-card.module.css';
import { StoredKindRow } from './stored-kind-row.js';

interface StoredAnalysesCardProps {
  /** Null where it could not be loaded. */
  readonly storage: AnalysisStorage | null;
}

/** How many analyses are stored, how many may be, and the way to make room. */
export function StoredAnalysesCard({ storage }: StoredAnalysesCardProps): ReactNode {
  const perDay = storage?.kinds[0]?.maxStoredPerDay;
  return (
    <section className="pb-card" aria-labelledby="stored-analyses">
      <h2 id="stored-analyses" className={styles.title}>
        Stored Analyses
      </h2>
      <p className={styles.text}>
        Every analysis stays until you delete it, and of each answer its last {ANSWER_VERSIONS_MAX_ITEMS} versions.
        {perDay !== undefined && ` You can store ${numberText(perDay)} analyses of each kind a day.`}
      </p>
      {storage === null ? (
        <p className={styles.text}>{STORAGE_NOT_LOADED}</p>
      ) : (
        <ul className={styles.kinds}>
          {storage.kinds.map((analyses) => (
            <StoredKindRow key={analyses.kind} analyses={analyses} />
          ))}
        </ul>
      )}
    </section>
  );
}
