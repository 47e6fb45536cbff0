import { EDITION } from '@playbook/contracts/core/edition';
import { FIRST_DRAFT, REWRITTEN_DRAFT, type MarkedDraft } from '@playbook/contracts/analysis/samples/marked-drafts';
import type { ReactNode } from 'react';
import { EnterButton } from './enter-button.js';
import styles from './hero.module.css';
import { ScoreBadge } from '../../../components/ui/badges/score-badge.js';
import { MarkedSentence } from './marked-sentence.js';

interface DraftSheetProps {
  readonly title: string;
  readonly draft: MarkedDraft;
  /** How many marks other sheets draw before this one. */
  readonly marksBefore: number;
}

/** A page with one draft on it, marked and remarked upon as the built-in rubric does it. */
function DraftSheet({ title, draft, marksBefore }: DraftSheetProps): ReactNode {
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

/** Headline, the two ways in, and what the product does with a sentence. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>For founders preparing their {EDITION.acceleratorName} application</p>
        <h1>
          Crack the <span className={styles.accent}>{EDITION.acceleratorName}</span> Playbook
        </h1>
        <p className={styles.lead}>
          Read your pitch the way a partner would: a score you can argue with, because every point shows the words it
          stands on.
        </p>
        <div className={styles.actions}>
          <EnterButton label={`Get ${EDITION.acceleratorName} Ready`} />
          <EnterButton label={`Start Dominating ${EDITION.acceleratorName}`} isQuiet />
        </div>
      </div>
      <div className={styles.sheets}>
        <DraftSheet title="First draft" draft={FIRST_DRAFT} marksBefore={0} />
        <DraftSheet title="Rewritten" draft={REWRITTEN_DRAFT} marksBefore={FIRST_DRAFT.marks.length} />
      </div>
    </section>
  );
}
