import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './next-step-card.module.css';

/** Where to go with a checked idea. */
export function NextStepCard(): ReactNode {
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="next-step">
      <div>
        <h3 id="next-step" className={styles.title}>
          Know the market you enter
        </h3>
        <p className={styles.text}>Market size, customers, competitors and trends for this idea.</p>
      </div>
      <Link to={WEB_PATHS.industryInsights} className="pb-button">
        Get industry-specific insights
        <IconArrowRight size={18} aria-hidden />
      </Link>
    </section>
  );
}
