import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { ReactNode } from 'react';
import { BuilderDialog } from '../builder-dialog.js';
import { ScoreHistory } from './score-history.js';
import { VersionList } from './version-list.js';
import styles from './versions.module.css';

interface VersionsDialogProps {
  readonly address: FieldAddress;
  /** The question. */
  readonly label: string;
  readonly onClose: () => void;
}

/** How one answer and its score came about, and the way back to an earlier text. */
export function VersionsDialog({ address, label, onClose }: VersionsDialogProps): ReactNode {
  return (
    <BuilderDialog title="Answer History" onClose={onClose}>
      <p className={styles.question}>{label}</p>
      <ScoreHistory address={address} />
      <VersionList address={address} />
    </BuilderDialog>
  );
}
