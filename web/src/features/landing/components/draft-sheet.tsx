import type { MarkedDraft } from '@playbook/contracts/analysis/marked-drafts';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../components/ui/score-badge.js';
import styles from './draft-sheet.module.css';
import { MarkedSentence } from './marked-sentence.js';

interface DraftSheetProps {
  readonly title: string;
  readonly draft: MarkedDraft;
  /** How many marks other sheets draw before this one. */
  readonly marksBefore: number;
}

/** A page with one draft on it, marked and remarked upon as the built-in rubric does it. */
export function DraftSheet({ title, draft, marksBefore }: DraftSheetProps): ReactNode {
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.head}>
        {title}
        <ScoreBadge score={draft.overallScore} />
      </figcaption>
      <p className={styles.sentence}>
        <MarkedSentence text={draft.text} marks={draft.marks} marksBefore={marksBefore} />
      </p>
      <p className={styles.remark}>{draft.remark.replace(/\.?$/, '.')}</p>
    </figure>
  );
}
