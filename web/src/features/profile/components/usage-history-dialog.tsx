import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from '../../../components/ui/dialog.module.css';
import { type Usage, USAGE_WINDOW_DAYS } from '@playbook/contracts/founder/usage.contract';
import { dayText, daysOf, entriesOf } from '../lib/usage-days.js';
import styles from './usage-history-dialog.module.css';

interface UsageHistoryDialogProps {
  readonly isOpen: boolean;
  /** Null where it could not be loaded. */
  readonly usage: Usage | null;
  readonly onClose: () => void;
}

/** The uses per tool and day, newest first (decision D10). */
export function UsageHistoryDialog({ isOpen, usage, onClose }: UsageHistoryDialogProps): ReactNode {
  const entries = usage === null ? [] : entriesOf(daysOf(usage));
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Usage History"
      classNames={{ title: dialog.title ?? '', content: dialog.surface ?? '', header: dialog.surface ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {entries.length === 0 ? (
        <p>Nothing used in the last {USAGE_WINDOW_DAYS} days.</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">Uses by day and tool, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Tool</th>
              <th scope="col">Uses</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ date, label, uses }) => (
              <tr key={`${date} ${label}`}>
                <td>{dayText(date)}</td>
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
