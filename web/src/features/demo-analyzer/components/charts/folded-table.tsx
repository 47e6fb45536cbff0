import type { ReactNode } from 'react';
import { Table } from '../../../../components/ui/table/table.js';
import styles from './time-chart.module.css';

interface FoldedTableProps {
  /** What the table shows, for screen readers: a page has several. */
  readonly subject: string;
  readonly columns: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

/** What a chart draws, in numbers. Nothing where there are none. */
export function FoldedTable({ subject, columns, rows }: FoldedTableProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        As a table<span className="visually-hidden">: {subject}</span>
      </summary>
      <Table variant="quiet" columns={columns}>
        {rows.map(([from, value]) => (
          <tr key={`${from} ${value}`}>
            <th scope="row">{from}</th>
            <td>{value}</td>
          </tr>
        ))}
      </Table>
    </details>
  );
}
