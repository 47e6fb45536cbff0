import { EDITION } from '@playbook/contracts/core/edition';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../../components/ui/logo.js';
import { signInPrompt } from '../../../lib/session/sign-in/sign-in-prompt.js';
import { useSession } from '../../../lib/session/use-session.js';
import styles from './landing-header.module.css';
import { downloadedPart } from '../../../components/ui/downloaded-part.js';

const AccountMenu = downloadedPart(() => import('./account-menu.js').then((code) => code.AccountMenu), {
  waiting: <span className={styles.avatarPlace} />,
  standIn: () => <span className={styles.avatarPlace} />,
});

/** Logo, the accelerator's application form, and the way in. */
export function LandingHeader(): ReactNode {
  const { user } = useSession();
  return (
    <header className={styles.header} data-signed-in={user !== null || undefined}>
      <Link to={WEB_PATHS.landing} className={styles.logo}>
        <Logo />
      </Link>
      <nav aria-label="Main" className={styles.nav}>
        <a href={EDITION.applyUrl} target="_blank" rel="noopener" className={styles.link}>
          Apply
          <span className="visually-hidden"> to {EDITION.acceleratorName} (opens in a new tab)</span>
        </a>
        {user === null ? (
          <button type="button" className="pb-button" onClick={() => signInPrompt.set(true)}>
            Sign In
          </button>
        ) : (
          <>
            <Link to={WEB_PATHS.dashboard} className="pb-button">
              Enter Dashboard
            </Link>
            <AccountMenu />
          </>
        )}
      </nav>
    </header>
  );
}
