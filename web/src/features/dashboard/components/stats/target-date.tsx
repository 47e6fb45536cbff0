import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../components/ui/dialog/dialog.js';
import { DialogButtons } from '../../../../components/ui/dialog/dialog-buttons.js';
import { useTargetDate } from '../../lib/use-target-date.js';
import { dayOf, endOfDay } from '../../lib/target-day.js';
import styles from './stat-cards.module.css';

interface TargetDateProps {
  readonly ownerId: string;
  /** The founder's own date; null where they set none. */
  readonly targetAt: string | null;
}

/** Sets, moves and clears the day by which a founder means to have applied. */
export function TargetDate({ ownerId, targetAt }: TargetDateProps): ReactNode {
  const { isSaving, save } = useTargetDate(ownerId);
  const [day, setDay] = useState<string | null>(null);
  const [today, setToday] = useState('');
  const isOpen = day !== null;
  const open = (): void => {
    setToday(dayOf(new Date()));
    setDay(targetAt === null ? '' : dayOf(new Date(targetAt)));
  };
  const close = (): void => setDay(null);
  const end = endOfDay(day ?? '');
  const keep = async (next: string | null): Promise<void> => {
    if (await save(next, targetAt)) close();
  };
  return (
    <>
      <button type="button" className={styles.own} onClick={open}>
        {targetAt === null ? 'Set your own date' : 'Change your date'}
      </button>
      <Dialog opened={isOpen} onClose={close} title="Your own target date">
        <p>The dashboard counts down to the nearer one: your date, or the deadline of the batch.</p>
        <label className={styles.day}>
          The day by which you mean to apply
          <input type="date" value={day ?? ''} min={today} onChange={({ target }) => setDay(target.value)} />
        </label>
        <DialogButtons>
          {targetAt !== null && (
            <Button variant="default" disabled={isSaving} onClick={() => void keep(null)}>
              Clear It
            </Button>
          )}
          <Button loading={isSaving} disabled={end === null} onClick={() => void keep(end)}>
            Save
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
