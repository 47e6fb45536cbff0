import type { UserIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconAlertTriangle, IconPlugConnected } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.js';
import { STAGE_LABELS } from '../lib/basis-words.js';
import styles from './connected-banner.module.css';

interface ConnectedBannerProps {
  readonly ideaCheck: UserIdeaCheck;
}

/** The idea check that insights are made from. */
export function ConnectedBanner({ ideaCheck }: ConnectedBannerProps): ReactNode {
  const { idea_brief: brief, problem, target_users: targetUsers, industry, stage } = ideaCheck;
  const rows = [
    ['Concept', brief],
    ['Target Users', targetUsers],
    ['Industry', industry],
    ['Stage', STAGE_LABELS[stage]],
  ] as const;
  const isIncomplete = brief.trim() === '' && problem.trim() === '';
  return (
    <>
      <section className={styles.banner} aria-labelledby="connected-title">
        <div className={styles.head}>
          <IconPlugConnected size={22} aria-hidden />
          <h2 id="connected-title">Connected to your Idea Check data</h2>
          <span className={styles.badge}>Pre-filled from Idea Check</span>
        </div>
        <dl className={styles.summary}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value.trim() === '' ? NOT_SPECIFIED : value}</dd>
            </div>
          ))}
        </dl>
        <Link to={WEB_PATHS.ideaCheck}>Edit Details</Link>
      </section>
      {isIncomplete && (
        <Notice tone="warning" icon={IconAlertTriangle} title="Incomplete Context">
          <p>
            Your Idea Check says neither what you build nor for which problem.{' '}
            <Link to={WEB_PATHS.ideaCheck}>Complete it</Link> to get insights about your startup.
          </p>
        </Notice>
      )}
    </>
  );
}
