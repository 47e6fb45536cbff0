import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconBulb, IconSpeakerphone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PART_TEXTS } from '../../../../failures/dashboard-failures.js';
import type { Figure } from '../../lib/figure.js';
import { barPercentOf, figureTone } from '../../lib/figure-tone.js';
import { DifferenceChip } from '../difference-chip.js';
import { PartFailure, type RetryProps } from '../part-failure.js';
import { FigureValue } from './figure-value.js';
import { StatCard } from './stat-card.js';

const SUBJECTS = {
  pitch: {
    title: 'Pitch Score',
    icon: IconSpeakerphone,
    path: WEB_PATHS.pitchAnalyzer,
    first: 'Analyze your pitch',
    again: 'Analyze the next version',
  },
  idea: {
    title: 'Idea Strength',
    icon: IconBulb,
    path: WEB_PATHS.ideaCheck,
    first: 'Check your idea',
    again: 'Check the next version',
  },
} as const;

interface ScoreStatProps {
  readonly subject: keyof typeof SUBJECTS;
  readonly figure: Figure;
  /** Absent where the whole page is asked for again. */
  readonly retry?: RetryProps | undefined;
}

/** The founder's latest score of a pitch or of an idea. */
export function ScoreStat({ subject, figure, retry }: ScoreStatProps): ReactNode {
  const { title, icon } = SUBJECTS[subject];
  return (
    <StatCard
      icon={icon}
      title={title}
      tone={figureTone(figure)}
      value={<FigureValue figure={figure} unit={`/${OVERALL_MAX_POINTS}`} />}
      barPercent={barPercentOf(figure)}
    >
      <ScoreFoot subject={subject} figure={figure} retry={retry} />
    </StatCard>
  );
}

function ScoreFoot({ subject, figure, retry }: ScoreStatProps): ReactNode {
  const { title, path, first, again } = SUBJECTS[subject];
  if (figure.source === 'sample') {
    return (
      <>
        Not measured yet. <Link to={path}>{first}</Link>
      </>
    );
  }
  if (figure.source === 'measured') {
    return figure.improvement === null ? (
      <>
        Your first. <Link to={path}>{again}</Link>
      </>
    ) : (
      <>
        <DifferenceChip points={figure.improvement} /> against your previous attempt
      </>
    );
  }
  if (figure.source === 'stand-in') return 'An example: yours is not loaded.';
  const text = figure.source === 'kept' ? 'As this browser last saw it.' : PART_TEXTS.missing;
  return retry === undefined ? text : <PartFailure subject={title} text={text} {...retry} />;
}
