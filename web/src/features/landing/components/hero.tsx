import { EDITION } from '@playbook/contracts/shared/edition';
import { FIRST_DRAFT, REWRITTEN_DRAFT } from '@playbook/contracts/analysis/marked-drafts';
import type { ReactNode } from 'react';
import { DraftSheet } from './draft-sheet.js';
import { EnterButton } from './enter-button.js';
import styles from './hero.module.css';

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
