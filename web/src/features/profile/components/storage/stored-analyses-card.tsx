import { Button } from '@mantine/core';
import type { AnalysisStorage, StoredAnalyses } from '@playbook/contracts/analysis/stored-analyses.contract';
import { ANSWER_VERSIONS_MAX_ITEMS } from '@playbook/contracts/core/limits';
import { type ReactNode, useId, useState } from 'react';
import { STORAGE_NOT_LOADED } from '../../../../failures/profile-failures.js';
import { useDeleteOlder } from '../../hooks/use-delete-older.js';
import { keepChoicesOf, labelOf, noteOf, numberText } from '../../lib/stored-kinds.js';
import { DeleteOlderDialog } from './delete-older-dialog.js';
import styles from './stored-analyses-card.module.css';

interface StoredKindRowProps {
  readonly analyses: StoredAnalyses;
}

/** One kind: how full it is, and the way to delete its older analyses. */
function StoredKindRow({ analyses }: StoredKindRowProps): ReactNode {
  const { kind, stored, maxStored } = analyses;
  const labelId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { isDeciding, deleteOlder } = useDeleteOlder(analyses);
  const choices = keepChoicesOf(analyses);
  const note = noteOf(analyses);
  return (
    <li className={styles.kind}>
      <div className={styles.head}>
        <span id={labelId}>{labelOf(kind)}</span>
        <span className={styles.count}>{`${numberText(stored)} of ${numberText(maxStored)}`}</span>
      </div>
      <progress className={styles.bar} aria-labelledby={labelId} value={Math.min(stored, maxStored)} max={maxStored} />
      {note !== null && <p className={styles.note}>{note}</p>}
      {choices.length > 0 && (
        <Button
          size="xs"
          variant="default"
          className={styles.button ?? ''}
          aria-describedby={labelId}
          loading={isDeciding}
          onClick={() => setIsAsking(true)}
        >
          Delete older ones
        </Button>
      )}
      <DeleteOlderDialog
        isOpen={isAsking}
        analyses={analyses}
        onClose={() => setIsAsking(false)}
        onConfirm={(keep) => {
          setIsAsking(false);
          deleteOlder(keep);
        }}
      />
    </li>
  );
}

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
