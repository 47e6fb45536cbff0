import type { ReactNode } from 'react';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Table } from '../../../components/ui/table/table.js';
import { type Usage, USAGE_WINDOW_DAYS } from '@playbook/contracts/founder/usage.contract';
import { dayText, daysOf, entriesOf } from '../lib/usage-days.js';

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
    <Dialog opened={isOpen} onClose={onClose} title="Usage History">
      {entries.length === 0 ? (
        <p>Nothing used in the last {USAGE_WINDOW_DAYS} days.</p>
      ) : (
        <Table caption="Uses by day and tool, newest first" columns={['Day', 'Tool', 'Uses']}>
          {entries.map(({ date, label, uses }) => (
            <tr key={`${date} ${label}`}>
              <td>{dayText(date)}</td>
              <td>{label}</td>
              <td>{uses}</td>
            </tr>
          ))}
        </Table>
      )}
    </Dialog>
  );
}
