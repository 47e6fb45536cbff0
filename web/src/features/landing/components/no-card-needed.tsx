import { EDITION } from '@playbook/contracts/shared/edition';
import type { ReactNode } from 'react';
import { EnterButton } from './enter-button.js';
import { MarkedSentence } from './marked-sentence.js';
import styles from './no-card-needed.module.css';

/** The offer: early access, no payment details. */
export function NoCardNeeded(): ReactNode {
  return (
    <section className={styles.offer} aria-labelledby="offer">
      <div className={styles.sheet}>
        <h2 id="offer">
          <MarkedSentence text="No Card Needed" marks={[{ phrase: 'No Card', tone: 'good' }]} />
        </h2>
        <p>Early access for serious founders. Sign in, paste your one-liner, and see where it stands in a second.</p>
        <EnterButton label={`Get ${EDITION.acceleratorName} Ready`} />
      </div>
    </section>
  );
}
