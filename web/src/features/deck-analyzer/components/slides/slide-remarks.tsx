import type { DeckRemark } from '@playbook/contracts/decks/deck-review.schema';
import type { ReactNode } from 'react';
import { REMARK_WORDS } from '../../lib/words/deck-words.js';
import styles from './slide-remarks.module.css';

interface RemarkNameProps {
  readonly number: number;
  readonly remark: DeckRemark;
  readonly pinned: number | null;
  readonly onPoint: (remark: number | null) => void;
  readonly onPin: (remark: number) => void;
}

/** The name of a remark; shows its place on the slide where it has one. */
function RemarkName({ number, remark, pinned, onPoint, onPin }: RemarkNameProps): ReactNode {
  const name = REMARK_WORDS[remark.id];
  if (remark.box === null) return <p className={styles.name}>{name}</p>;
  return (
    <button
      type="button"
      className={styles.name}
      aria-pressed={pinned === number}
      onFocus={() => onPoint(number)}
      onBlur={() => onPoint(null)}
      onClick={() => onPin(number)}
    >
      {name}
      <span className={styles.where}>Show on the slide</span>
    </button>
  );
}

interface SlideRemarksProps {
  readonly remarks: readonly DeckRemark[];
  /** Number of the remark that is pointed at, from 1; null for none. */
  readonly lit: number | null;
  /** The one that stays pointed at. */
  readonly pinned: number | null;
  readonly onPoint: (remark: number | null) => void;
  readonly onPin: (remark: number) => void;
}

/** What is said of a slide, each with what to do. */
export function SlideRemarks({ remarks, lit, pinned, onPoint, onPin }: SlideRemarksProps): ReactNode {
  if (remarks.length === 0) return <p>No remarks on this slide.</p>;
  return (
    <ol className={styles.list} aria-label="Remarks">
      {remarks.map((remark, index) => (
        <li
          key={remark.id}
          className={styles.remark}
          data-lit={lit === index + 1 || undefined}
          onMouseEnter={() => onPoint(index + 1)}
          onMouseLeave={() => onPoint(null)}
        >
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.body}>
            <RemarkName number={index + 1} remark={remark} pinned={pinned} onPoint={onPoint} onPin={onPin} />
            <p dir="auto">{remark.text}</p>
            <p className={styles.fix}>{remark.fix}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
