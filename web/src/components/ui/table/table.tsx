import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  readonly columns: readonly string[];
  /** What the table shows, for screen readers, where no heading says it. */
  readonly caption?: string;
  /**
   * `wide` has four columns, and on a telephone each row is a block whose cells say by `data-label` what they are; `quiet` stands beside a
   * chart that says the same.
   */
  readonly variant?: 'wide' | 'quiet';
  /** The rows. */
  readonly children: ReactNode;
}

/** Rows below their columns' names. */
export function Table({ columns, caption, variant, children }: TableProps): ReactNode {
  return (
    <table className={styles.table} data-variant={variant}>
      {caption !== undefined && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
