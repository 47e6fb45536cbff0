import type { DemoMeasure } from '@playbook/contracts/demos/demo-review.schema';
import type { ReactNode } from 'react';
import { type Tone, ToneBadge } from '../../../../components/ui/badges/tone-badge.js';
import { Table } from '../../../../components/ui/table/table.js';
import { STANDING_WORDS } from '../../lib/words/demo-words.js';
import { amountText, targetText } from '../../lib/words/measure-text.js';
import styles from './measures-table.module.css';

const TONES: Readonly<Record<DemoMeasure['standing'], Tone>> = { good: 'good', fair: 'fair', poor: 'bad' };

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
      <Table variant="wide" columns={['Measure', 'Yours', 'Target', 'Standing']}>
        {measures.map((measure) => (
          <tr key={measure.id}>
            <th scope="row">
              {measure.label}
              <span className={styles.method}>{measure.method}</span>
            </th>
            <td data-label="Yours">{amountText(measure.value, measure.unit)}</td>
            <td data-label="Target">{targetText(measure) || 'none'}</td>
            <td>
              <ToneBadge tone={TONES[measure.standing]}>{STANDING_WORDS[measure.standing]}</ToneBadge>
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
