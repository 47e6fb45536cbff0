import { IconCalendarTime } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FigureValue } from './figure-value.js';
import { StatCard } from './stat-card.js';

/** The countdown while the calendar is not known: a deadline is never guessed. */
export function UnknownDeadlineStat(): ReactNode {
  return (
    <StatCard
      icon={IconCalendarTime}
      title="Batch Deadline"
      tone="plain"
      value={<FigureValue figure={{ source: 'failed' }} unit="" />}
      barPercent={null}
    >
      Not loaded
    </StatCard>
  );
}
