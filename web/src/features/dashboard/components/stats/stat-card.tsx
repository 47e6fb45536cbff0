import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FigureTone } from '../../lib/figure-tone.js';
import styles from './stat-card.module.css';

interface StatCardProps {
  readonly icon: Icon;
  readonly title: string;
  readonly tone: FigureTone;
  /** The figure; a dash where there is none. */
  readonly value: ReactNode;
  /** How full the bar below the figure is, in percent; no bar when null. */
  readonly barPercent: number | null;
  /** What the figure means, or what to do about it. */
  readonly children: ReactNode;
}

/** One key figure. */
export function StatCard({ icon: StatIcon, title, tone, value, barPercent, children }: StatCardProps): ReactNode {
  return (
    <li className={styles.card} data-tone={tone}>
      <p className={styles.title}>
        <StatIcon size={18} stroke={2} aria-hidden />
        {title}
      </p>
      <p className={styles.value}>{value}</p>
      <div className={styles.bar} data-empty={barPercent === null} aria-hidden="true">
        <div style={{ width: `${barPercent ?? 0}%` }} />
      </div>
      <div className={styles.foot}>{children}</div>
    </li>
  );
}
