import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { DEMO_ORDERS, type DemoChoice, type DemoOrder } from '../lib/choose-demos.js';
import { DEMO_FORMATS } from '../lib/demo-entry.schema.js';
import { FORMAT_LABELS } from '../lib/demo-words.js';
import styles from './demo-library-page.module.css';

const ORDER_LABELS: Readonly<Record<DemoOrder, string>> = {
  best: 'Highest score',
  newest: 'Newest',
  oldest: 'Oldest',
  company: 'Company, A to Z',
};
const FORMAT_CHOICES = [
  { value: '', label: 'All formats' },
  ...DEMO_FORMATS.map((format) => ({ value: format, label: FORMAT_LABELS[format] })),
];
const ORDER_CHOICES = DEMO_ORDERS.map((order) => ({ value: order, label: ORDER_LABELS[order] }));

interface LibraryFiltersProps {
  readonly choice: DemoChoice;
  /** How many videos the choice leaves. */
  readonly count: number;
  readonly onChange: (choice: DemoChoice) => void;
}

/** Which videos are shown, and in which order. */
export function LibraryFilters({ choice, count, onChange }: LibraryFiltersProps): ReactNode {
  return (
    <div className={styles.filters}>
      <NativeSelect
        label="Format"
        data={FORMAT_CHOICES}
        value={choice.format ?? ''}
        onChange={({ currentTarget }) => {
          const format = DEMO_FORMATS.find((candidate) => candidate === currentTarget.value) ?? null;
          onChange({ ...choice, format });
        }}
      />
      <NativeSelect
        label="Sort by"
        data={ORDER_CHOICES}
        value={choice.order}
        onChange={({ currentTarget }) => {
          const order = DEMO_ORDERS.find((candidate) => candidate === currentTarget.value) ?? 'best';
          onChange({ ...choice, order });
        }}
      />
      <p role="status" className={styles.count}>
        {count === 1 ? '1 video' : `${count} videos`}
      </p>
    </div>
  );
}
