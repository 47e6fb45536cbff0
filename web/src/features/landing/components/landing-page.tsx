import { EDITION } from '@playbook/contracts/core/edition';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { SkipLink } from '../../../components/layout/skip-link.js';
import { LoadingScreen } from '../../../components/screens/loading-screen.js';
import { arriveAtPage } from '../../../lib/page-arrival.js';
import { useSession } from '../../../lib/session/use-session.js';
import { Hero } from './hero.js';
import { Journey } from './journey.js';
import { LandingHeader } from './landing-header.js';
import styles from './landing-page.module.css';
import { ScreenStrip } from './screen-strip.js';
import { ToolGrid } from './tool-grid.js';
import { EnterButton } from './enter-button.js';
import { MarkedSentence } from './marked-sentence.js';
import { DisclaimerNote } from '../../../components/layout/disclaimer-note.js';
import { Logo } from '../../../components/ui/logo.js';

/** Whose product this is, and whose it is not. */
function LandingFooter(): ReactNode {
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

/** The offer: early access, no payment details. */
function NoCardNeeded(): ReactNode {
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

interface SignedInBannerProps {
  readonly email: string;
}

/** Tells returning founders that they are in already. */
function SignedInBanner({ email }: SignedInBannerProps): ReactNode {
  return (
    <div role="status" className={styles.banner}>
      <IconCircleCheck size={18} aria-hidden />
      <span>
        You are signed in as <strong>{email}</strong>
      </span>
    </div>
  );
}

/** The public start page. */
export function LandingPage(): ReactNode {
  const { user, loading } = useSession();
  useEffect(() => {
    document.title = `${EDITION.productName}: get ready for ${EDITION.acceleratorName}`;
    arriveAtPage();
  }, []);
  if (loading) return <LoadingScreen />;
  return (
    <div className={styles.page}>
      <SkipLink />
      <LandingHeader />
      {user !== null && <SignedInBanner email={user.email ?? ''} />}
      <main id="main" tabIndex={-1}>
        <Hero />
        <ScreenStrip />
        <ToolGrid />
        <Journey />
        <NoCardNeeded />
      </main>
      <LandingFooter />
    </div>
  );
}
