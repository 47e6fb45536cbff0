import { actionableInsights } from '@playbook/domain/dashboard/actionable-insights';
import { SAMPLE_SCORES } from '@playbook/domain/scores/sample-scores';
import { IconCalendarTime } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { READINESS_STAND_IN, standInFigure } from '../lib/figure.js';
import { readKeptScores } from '../lib/kept-scores.js';
import { UNKNOWN_STANDING } from '../lib/measured-standing.js';
import { InsightList } from './insights/insight-list.js';
import { QuickActions } from './quick-actions.js';
import { FigureValue } from './stats/figure-value.js';
import { ReadinessStat } from './stats/readiness-stat.js';
import { ScoreStat } from './stats/score-stat.js';
import { StatCard } from './stats/stat-card.js';
import { StatRow } from './stats/stat-row.js';

/** The countdown while the calendar is not known: a deadline is never guessed. */
function UnknownDeadlineStat(): ReactNode {
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

interface DashboardStandInProps {
  readonly ownerId: string;
}

/**
 * What is shown where nothing could be loaded (specification, section 8): the scores that this browser keeps, else the default
 * metrics, marked as what they are (decision D4).
 */
export function DashboardStandIn({ ownerId }: DashboardStandInProps): ReactNode {
  const kept = readKeptScores(ownerId);
  return (
    <>
      <StatRow>
        <ReadinessStat figure={READINESS_STAND_IN} />
        <ScoreStat subject="pitch" figure={standInFigure(kept.pitch, SAMPLE_SCORES.pitch)} />
        <ScoreStat subject="idea" figure={standInFigure(kept.idea, SAMPLE_SCORES.idea)} />
        <UnknownDeadlineStat />
      </StatRow>
      <InsightList insights={actionableInsights(UNKNOWN_STANDING)} />
      <QuickActions />
    </>
  );
}
