import { EDITION } from '@playbook/contracts/shared/edition';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { SkipLink } from '../../../components/layout/skip-link.js';
import { LoadingScreen } from '../../../components/screens/loading-screen.js';
import { arriveAtPage } from '../../../lib/page-arrival.js';
import { useSession } from '../../../lib/session/use-session.js';
import { Hero } from './hero.js';
import { Journey } from './journey.js';
import { LandingFooter } from './landing-footer.js';
import { LandingHeader } from './landing-header.js';
import styles from './landing-page.module.css';
import { NoCardNeeded } from './no-card-needed.js';
import { ScreenStrip } from './screen-strip.js';
import { ToolGrid } from './tool-grid.js';

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
