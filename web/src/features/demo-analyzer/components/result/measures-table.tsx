import type { DemoMeasure } from '@playbook/contracts/demos/demo-review.schema';
import type { ReactNode } from 'react';
import { STANDING_WORDS } from '../../lib/words/demo-words.js';
import { amountText, targetText } from '../../lib/words/measure-text.js';
import styles from './measures-table.module.css';

interface MeasuresTableProps {
  readonly measures: readonly DemoMeasure[];
}

/** Every measure beside its target, with how it was obtained. */
export function MeasuresTable({ measures }: MeasuresTableProps): ReactNode {
  if (measures.length === 0) return null;
  return (
    <section className="pb-card" aria-labelledby="measures">
      <h3 id="measures" className={styles.title}>
        What was measured
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Yours</th>
            <th scope="col">Target</th>
            <th scope="col">Standing</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.id}>
              <th scope="row">
                {measure.label}
                <span className={styles.method}>{measure.method}</span>
              </th>
              <td data-label="Yours">{amountText(measure.value, measure.unit)}</td>
              <td data-label="Target">{targetText(measure) || 'none'}</td>
              <td>
                <span className={styles.standing} data-standing={measure.standing}>
                  {STANDING_WORDS[measure.standing]}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
