import type { ReactNode } from 'react';
import type { EvidenceEntry } from './evidence-entry.js';
import styles from './evidence-list.module.css';
import { EvidenceRow } from './evidence-row.js';
import type { Pointing } from './use-pinned-spans.js';

interface EvidenceListProps {
  /** What the reasons are for, for screen readers: a page has several such lists. */
  readonly subject: string;
  /** What opens the list. */
  readonly summary?: string;
  readonly evidence: readonly EvidenceEntry[];
  readonly text: string;
  readonly pointing: Pointing;
}

/** The reasons for one score, folded away. Nothing where there are none. */
export function EvidenceList(list: EvidenceListProps): ReactNode {
  const { subject, summary = 'Why this score', evidence, text, pointing } = list;
  if (evidence.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary>
        {summary}
        <span className="visually-hidden"> for {subject}</span>
      </summary>
      <ul>
        {evidence.map((row) => (
          <EvidenceRow key={`${row.signal} ${row.label}`} row={row} text={text} pointing={pointing} />
        ))}
      </ul>
    </details>
  );
}
