import { EDITION } from '@playbook/contracts/shared/edition';
import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SkipLink } from '../../../components/layout/skip-link.js';
import { Logo } from '../../../components/ui/logo.js';
import { usePageTitle } from '../../../components/ui/use-page-title.js';
import styles from './disclaimer-page.module.css';
import { DisclaimerSection } from './disclaimer-section.js';
import { LanguageModelSection } from './language-model-section.js';
import { StoredDataSection } from './stored-data-section.js';

const { acceleratorFullName, acceleratorName, productName } = EDITION;

/** Whose product this is not, what its scores mean, and what happens to what founders write (decision D1). */
export function DisclaimerPage(): ReactNode {
  usePageTitle('Disclaimer');
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <Link to={WEB_PATHS.landing} className={styles.logo}>
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>Disclaimer</h1>
        <DisclaimerSection title="No affiliation">
          <p>
            {productName} is an independent product. It is not affiliated with or endorsed by {acceleratorFullName} (
            {acceleratorName}). Names and marks of {acceleratorName} belong to their owner and are used only to say what
            the tools prepare you for.
          </p>
        </DisclaimerSection>
        <DisclaimerSection title="Feedback is not a prediction">
          <p>
            A score says how well a text follows published advice on pitches. It does not predict whether{' '}
            {acceleratorName} will invite or fund you: partners decide on the founders, the progress and much else that
            no text shows.
          </p>
        </DisclaimerSection>
        <StoredDataSection />
        <LanguageModelSection />
        <DisclaimerSection title="Export and deletion">
          <p>
            Account Settings on your Profile page does both: it downloads one file with everything that is stored about
            you, and it deletes your account with all that belongs to it, at once and for good.
          </p>
        </DisclaimerSection>
        <p>
          <Link to={WEB_PATHS.landing}>Return to Home</Link>
        </p>
      </main>
    </>
  );
}
