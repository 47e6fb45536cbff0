import { EDITION } from '@playbook/contracts/shared/edition';
import type { ReactNode } from 'react';
import { DisclaimerNote } from '../../../components/layout/disclaimer-note.js';
import { Logo } from '../../../components/ui/logo.js';
import styles from './landing-footer.module.css';

/** Whose product this is, and whose it is not. */
export function LandingFooter(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <Logo />
        <p>
          {EDITION.productName} is an independent tool for founders. {EDITION.acceleratorFullName} does not run, review
          or sponsor it.
        </p>
        <p>
          <DisclaimerNote />
        </p>
      </div>
    </footer>
  );
}
