import { Button, NativeSelect } from '@mantine/core';
import type { StoredAnalyses } from '@playbook/contracts/analysis/stored-analyses.contract';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { DialogButtons } from '../../../../components/ui/dialog/dialog-buttons.js';
import { Dialog } from '../../../../components/ui/dialog/dialog.js';
import { countText, keepChoicesOf, numberText } from '../../lib/stored-kinds.js';
import styles from './stored-analyses-card.module.css';

interface DeleteOlderDialogProps {
  readonly isOpen: boolean;
  readonly analyses: StoredAnalyses;
  readonly onClose: () => void;
  /** @param keep How many of the newest stay */
  readonly onConfirm: (keep: number) => void;
}

/** Asks how many of the newest stay, and says what goes. */
export function DeleteOlderDialog({ isOpen, analyses, onClose, onConfirm }: DeleteOlderDialogProps): ReactNode {
  const { kind, stored } = analyses;
  const choices = keepChoicesOf(analyses);
  const [chosen, setChosen] = useState<number | null>(null);
  const keep = choices.find((choice) => choice === chosen) ?? choices[0];
  if (keep === undefined) return null;

  const confirm = (event: SubmitEvent): void => {
    event.preventDefault();
    onConfirm(keep);
  };
  return (
    <Dialog opened={isOpen} onClose={onClose} title="Delete older analyses">
      <form className={styles.form} onSubmit={confirm}>
        <NativeSelect
          label="Keep"
          data={choices.map((choice) => ({ value: String(choice), label: `the newest ${numberText(choice)}` }))}
          value={String(keep)}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
        <p className={styles.text}>
          {countText(kind, stored - keep)} of {numberText(stored)} will be deleted, the oldest first, with their scores
          and feedback; they no longer count as uses. What you wrote in the application stays. Under Account Settings
          you can download everything before.
        </p>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red.9">
            {`Delete ${numberText(stored - keep)}`}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
