import { Button, Loader } from '@mantine/core';
import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import {
  type Icon,
  IconAlertTriangle,
  IconChartBar,
  IconCoin,
  IconMountain,
  IconSwords,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sectionNotLoaded } from '../../../../failures/insights-failures.js';
import type { SectionState } from '../../lib/section-states.js';
import { SECTION_TITLES } from '../../lib/section-titles.js';
import styles from './section-card.module.css';
import { SectionData } from './section-data.js';

const ICONS: Readonly<Record<InsightSection, Icon>> = {
  'market-size': IconChartBar,
  'target-customers': IconUsers,
  'business-model': IconCoin,
  competitors: IconSwords,
  trends: IconTrendingUp,
  challenges: IconMountain,
};

interface SectionCardProps {
  readonly section: InsightSection;
  readonly state: SectionState;
  readonly onRetry: () => void;
}

/** One of the six cards; it loads and fails on its own. */
export function SectionCard({ section, state, onRetry }: SectionCardProps): ReactNode {
  const SectionIcon = ICONS[section];
  const title = SECTION_TITLES[section];
  return (
    <section
      className={`pb-card ${styles.card}`}
      id={section}
      aria-labelledby={`${section}-title`}
      aria-busy={state.status === 'loading'}
      data-status={state.status}
    >
      <h2 id={`${section}-title`} className={styles.title}>
        <span className={styles.icon}>
          <SectionIcon size={20} stroke={1.75} aria-hidden />
        </span>
        {title}
      </h2>
      <SectionBody section={section} title={title} state={state} onRetry={onRetry} />
    </section>
  );
}

function SectionBody({ section, title, state, onRetry }: SectionCardProps & { readonly title: string }): ReactNode {
  switch (state.status) {
    case 'empty':
      return <p className={styles.quiet}>Ready for insights</p>;
    case 'loading':
      return (
        <p className={styles.quiet}>
          <Loader size={18} aria-hidden /> Loading insights...
        </p>
      );
    case 'error':
      return (
        <div className={styles.error} role="alert">
          <p>
            <IconAlertTriangle size={20} aria-hidden /> {sectionNotLoaded(title)}
          </p>
          <Button size="xs" variant="default" onClick={onRetry}>
            Try again<span className="visually-hidden"> {title}</span>
          </Button>
        </div>
      );
    case 'data':
      return <SectionData section={section} data={state.data} />;
  }
}
