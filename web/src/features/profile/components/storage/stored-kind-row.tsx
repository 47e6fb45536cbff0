import { Button } from '@mantine/core';
import type { StoredAnalyses } from '@playbook/contracts/analysis/stored-analyses.contract';
import { type ReactNode, useId, useState } from 'react';
import { useDeleteOlder } from '../../hooks/use-delete-older.js';
import { keepChoicesOf, labelOf, noteOf, numberText } from '../../lib/stored-kinds.js';
import { DeleteOlderDialog } from './delete-older-dialog.js';
import styles from './stored-analyses-card.module.css';

interface StoredKindRowProps {
  readonly analyses: StoredAnalyses;
}

/** One kind: how full it is, and the way to delete its older analyses. */
export function StoredKindRow({ analyses }: StoredKindRowProps): ReactNode {
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
