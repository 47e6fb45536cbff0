import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from '../../../components/ui/dialog.module.css';
import { dayText, entriesOf, type UsageDay } from '../lib/usage-days.js';
import styles from './usage-history-dialog.module.css';

interface UsageHistoryDialogProps {
  readonly isOpen: boolean;
  readonly days: readonly UsageDay[];
  readonly onClose: () => void;
}

/** The uses per tool and day, newest first (decision D10). */
export function UsageHistoryDialog({ isOpen, days, onClose }: UsageHistoryDialogProps): ReactNode {
  const entries = entriesOf(days);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Usage History"
      classNames={{ title: dialog.title ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {entries.length === 0 ? (
        <p>Nothing used in the last 30 days.</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">Uses of the last 30 days by day and tool, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Tool</th>
              <th scope="col">Uses</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ day, label, uses }) => (
              <tr key={`${day} ${label}`}>
                <td>{dayText(day)}</td>
                <td>{label}</td>
                <td>{uses}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
