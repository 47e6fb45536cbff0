import { EDITION } from '@playbook/contracts/shared/edition';
import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './next-step-card.module.css';

interface NextStepCardProps {
  readonly hasIdeaCheck: boolean;
}

/** Where to go with the insights. */
export function NextStepCard({ hasIdeaCheck }: NextStepCardProps): ReactNode {
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="next-step-title">
      <h2 id="next-step-title">Ready for the next step?</h2>
      <div className={styles.links}>
        {!hasIdeaCheck && (
          <Link to={WEB_PATHS.ideaCheck} className="pb-button">
            Start with Idea Check
          </Link>
        )}
        <Link to={WEB_PATHS.pitchAnalyzer} className="pb-button" {...(!hasIdeaCheck && { 'data-variant': 'quiet' })}>
          Analyze Your Pitch
        </Link>
        <Link to={WEB_PATHS.applicationBuilder} className="pb-button" data-variant="quiet">
          Build {EDITION.acceleratorName} Application
        </Link>
      </div>
    </section>
  );
}
