import { WEB_PATHS } from '@playbook/contracts/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** What a founder sees who has no score yet. */
export function FirstPitchInvitation(): ReactNode {
  return (
    <section className={`pb-card ${styles.invitation}`} aria-labelledby="first-pitch">
      <h2 id="first-pitch">Analyze your first pitch</h2>
      <p>
        Say in one sentence what you make and for whom. You get a score, the reasons behind it, and two better versions.
      </p>
      <Link to={WEB_PATHS.pitchAnalyzer} className="pb-button">
        Start with your one-liner
      </Link>
    </section>
  );
}
