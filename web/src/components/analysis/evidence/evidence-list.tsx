import type { ReactNode } from 'react';
import type { EvidenceEntry } from './evidence-entry.js';
import styles from './evidence-list.module.css';
import type { Pointing } from './use-pinned-spans.js';
import { differenceText } from '../../../lib/analysis/difference-text.js';

interface EvidenceRowProps {
  readonly row: EvidenceEntry;
  /** The founder's text that the row's spans point into. */
  readonly text: string;
  readonly pointing: Pointing;
}

const signOf = (points: number): 'plus' | 'minus' | 'none' => {
  if (points === 0) return 'none';
  return points > 0 ? 'plus' : 'minus';
};

/** One reason for a score. Where it stands on words of the founder, those are quoted and pointed out in the text. */
function EvidenceRow({ row, text, pointing }: EvidenceRowProps): ReactNode {
  const quotes = row.spans.map(({ start, end }) => `\u201c${text.slice(start, end)}\u201d`).join(', ');
  const content = (
    <>
      <span className={styles.points} data-sign={signOf(row.points)}>
        {differenceText(row.points)}
      </span>
      <span>
        {row.signal === 'model' && <em>The model: </em>}
        {row.label}
        {quotes !== '' && <span className={styles.quotes}> {quotes}</span>}
      </span>
    </>
  );
  if (row.spans.length === 0) return <li className={styles.row}>{content}</li>;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={pointing.pinned === row}
        onMouseEnter={() => pointing.point(row)}
        onMouseLeave={pointing.leave}
        onFocus={() => pointing.point(row)}
        onBlur={pointing.leave}
        onClick={() => pointing.togglePin(row)}
      >
        {content}
      </button>
    </li>
  );
}

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
