import type { InsightConfidence, InsightSource } from '@playbook/contracts/insights/industry-insights.schema';
import type { ReactNode } from 'react';
import styles from './source-note.module.css';

interface SourceNoteProps {
  readonly source: InsightSource | null;
  readonly confidence: InsightConfidence;
}

/** Where a statement can be checked and of what year it is, or that it is a rule of thumb (decision D4). */
export function SourceNote({ source, confidence }: SourceNoteProps): ReactNode {
  if (source === null) return <span className={styles.note}>Rule of thumb</span>;
  return (
    <span className={styles.note}>
      <a href={source.url} target="_blank" rel="noopener noreferrer" title={source.title}>
        {source.publisher}, {source.year}
      </a>
      {confidence === 'recalled' && ' · check this figure'}
    </span>
  );
}
