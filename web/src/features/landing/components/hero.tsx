import { EDITION } from '@playbook/contracts/edition';
import type { ReactNode } from 'react';
import { EnterButton } from './enter-button.js';
import styles from './hero.module.css';

/** Headline and the two ways in. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
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
    </section>
  );
}
