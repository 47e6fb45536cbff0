import type { ApplicationStanding } from '@playbook/contracts/dashboard/dashboard.schema';
import { READINESS_AREAS } from '@playbook/contracts/applications/catalogue/readiness-areas';
import { IconClipboardCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Figure } from '../../lib/figure.js';
import { barPercentOf, figureTone } from '../../lib/figure-tone.js';
import { PartFailure, type RetryProps } from '../part-failure.js';
import { FigureValue } from './figure-value.js';
import { StatCard } from './stat-card.js';

const TITLE = 'Application Readiness';

interface ReadinessStatProps {
  readonly figure: Figure;
  /** Absent where it is not known. */
  readonly standing?: ApplicationStanding | undefined;
  readonly retry?: RetryProps;
}

/** How many of the eight areas have an answer. */
export function ReadinessStat({ figure, standing, retry }: ReadinessStatProps): ReactNode {
  return (
    <StatCard
      icon={IconClipboardCheck}
      title={TITLE}
      tone={figureTone(figure)}
      value={<FigureValue figure={figure} unit="%" />}
      barPercent={barPercentOf(figure)}
    >
      {standing !== undefined && `${standing.completeAreas.length} of ${READINESS_AREAS.length} areas have an answer`}
      {figure.source === 'stand-in' && 'An example: yours is not loaded.'}
      {figure.source === 'failed' && retry !== undefined && <PartFailure subject={TITLE} {...retry} />}
    </StatCard>
  );
}
