import type { BatchDeadline, Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { actionableInsights } from '@playbook/domain/dashboard/actionable-insights';
import { pacificTimeText } from '@playbook/domain/dashboard/pacific-time';
import { IconAlarm } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { instantText } from '../../../lib/instant-text.js';
import { measuredStanding } from '../lib/measured-standing.js';
import { RecentProgress } from './activity/recent-progress.js';
import { ScoreChartCard } from './chart/score-chart-card.js';
import styles from './dashboard.module.css';
import { InsightList } from './insights/insight-list.js';
import { QuickActions } from './quick-actions.js';
import { ReadinessCard } from './readiness/readiness-card.js';
import { StatCards } from './stats/stat-cards.js';

const STEPS = [
  { path: WEB_PATHS.ideaCheck, title: 'Check your idea', text: 'Is the problem real, and why now?' },
  { path: WEB_PATHS.pitchAnalyzer, title: 'Sharpen your one-liner', text: 'What you make, for whom, in one sentence.' },
  { path: WEB_PATHS.applicationBuilder, title: 'Answer a first question', text: 'One honest sentence is a beginning.' },
] as const;

/** What a founder sees who has not done anything yet. */
function FirstSteps(): ReactNode {
  return (
    <section className={styles.welcome} aria-labelledby="first-steps">
      <div>
        <h2 id="first-steps">Three steps to your first real score</h2>
        <p className={styles.lead}>
          Figures marked Sample only show what this page will look like. Yours take their place one by one.
        </p>
      </div>
      <ol className={styles.steps}>
        {STEPS.map(({ path, title, text }, index) => (
          <li key={path}>
            <Link to={path} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <strong>{title}</strong>
                <span className={styles.text}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether everything is known and there is nothing: a founder who has just arrived. */
const isUntouched = ({ application, pitch, idea, activity }: Dashboard): boolean =>
  application.state === 'ready' &&
  application.value.completeAreas.length === 0 &&
  pitch.state === 'ready' &&
  pitch.value.count === 0 &&
  idea.state === 'ready' &&
  idea.value.count === 0 &&
  activity.state === 'ready' &&
  activity.value.items.length === 0;

/** What is left until a deadline, in words. */
function daysLeftText(daysLeft: number): string {
  if (daysLeft === 0) return 'the deadline is now';
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
}

interface UrgentBannerProps {
  readonly deadline: BatchDeadline;
}

/** A week or less is left. */
function UrgentBanner({ deadline: { label, deadline, daysLeft, isOwn } }: UrgentBannerProps): ReactNode {
  return (
    <section className={styles.banner} aria-label="Urgent deadline">
      <IconAlarm size={26} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>
          <span className={styles.tag}>URGENT</span> {label}: {daysLeftText(daysLeft)}
        </p>
        <p>
          {isOwn
            ? `You mean to apply by ${instantText(deadline)}.`
            : `Applications are due by ${pacificTimeText(deadline)}.`}
        </p>
      </div>
      <Link to={WEB_PATHS.applicationBuilder} className={styles.action}>
        Finish your application
      </Link>
    </section>
  );
}

interface DashboardContentProps {
  readonly dashboard: Dashboard;
  readonly ownerId: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Everything that the gateway sent: what is urgent first, then where the founder stands, then what to do. */
export function DashboardContent({ dashboard, ownerId, isRetrying, onRetry }: DashboardContentProps): ReactNode {
  const { application, quality, pitch, idea, activity, deadline } = dashboard;
  const retry = { isRetrying, onRetry };
  return (
    <>
      {deadline?.urgency === 'URGENT' && <UrgentBanner deadline={deadline} />}
      <StatCards dashboard={dashboard} ownerId={ownerId} {...retry} />
      {isUntouched(dashboard) ? <FirstSteps /> : <QuickActions />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <InsightList insights={actionableInsights(measuredStanding(dashboard))} />
          <ScoreChartCard pitch={pitch} idea={idea} {...retry} />
        </div>
        <div className={styles.column}>
          <ReadinessCard application={application} quality={quality} pitch={pitch} idea={idea} {...retry} />
          <RecentProgress activity={activity} {...retry} />
        </div>
      </div>
      {isUntouched(dashboard) && <QuickActions />}
    </>
  );
}
