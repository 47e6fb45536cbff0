import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/buttons/copy-button.js';
import styles from './rewrite-card.module.css';

interface RewriteCardProps {
  readonly title: string;
  readonly text: string;
  /** What to do before using it; null when it can be used as it is. */
  readonly note: string | null;
  /** False for the texts of a sample, which nobody wants to paste. */
  readonly canCopy: boolean;
}

/** One better version, ready to copy. */
export function RewriteCard({ title, text, note, canCopy }: RewriteCardProps): ReactNode {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h4>{title}</h4>
        {canCopy && <CopyButton text={text} subject={title} />}
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {note !== null && <p className={styles.note}>{note}</p>}
    </div>
  );
}
