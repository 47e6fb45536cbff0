import { type IdeaBand, ideaBandOf } from '@playbook/domain/scores/idea-bands';
import type { ReactNode } from 'react';
import { EngineLine } from '../../../../components/analysis/result/engine-line.js';
import { ClampedScores } from '../../../../components/analysis/result/clamped-scores.js';
import { ScoreDial } from '../../../../components/analysis/result/score-dial.js';
import { type Tone, ToneBadge } from '../../../../components/ui/badges/tone-badge.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { scoreName } from '../../lib/idea-part-labels.js';
import { type PreviousCheck, differenceOf } from '../../lib/previous-check.js';
import type { ShownIdeaCheck } from '../../lib/shown-idea-check.js';
import styles from './alignment-score.module.css';
import { differenceText } from '../../../../lib/analysis/difference-text.js';
import { RISK_ORDER } from '../../lib/idea-choices.js';

interface DifferenceListProps {
  readonly check: ShownIdeaCheck;
  readonly previous: PreviousCheck;
}

/** Whether a gain of points, or of risk levels towards low, is for the better. */
const trendOf = (gain: number): 'better' | 'worse' | undefined => {
  if (gain === 0) return undefined;
  return gain > 0 ? 'better' : 'worse';
};

/** What moved since the attempt before. */
function DifferenceList({ check, previous }: DifferenceListProps): ReactNode {
  const { alignment, whyNow, risk } = differenceOf(check, previous);
  const riskGain = risk === null ? 0 : RISK_ORDER.indexOf(risk.from) - RISK_ORDER.indexOf(risk.to);
  const rows = [
    { name: 'Alignment', text: differenceText(alignment), gain: alignment },
    { name: 'Why now', text: differenceText(whyNow), gain: whyNow },
    { name: 'Risk', text: risk === null ? 'as before' : `${risk.from} \u2192 ${risk.to}`, gain: riskGain },
  ];
  return (
    <div className={styles.differences}>
      <p>
        Against your previous attempt{' '}
        <span className={styles.when}>
          (<TimeAgo instant={previous.createdAt} />)
        </span>
      </p>
      <dl>
        {rows.map(({ name, text, gain }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-trend={trendOf(gain)}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const TONES: Readonly<Record<IdeaBand['colour'], Tone>> = { green: 'good', orange: 'poor', red: 'bad' };

interface AlignmentScoreProps {
  readonly check: ShownIdeaCheck;
  readonly previous: PreviousCheck | null;
  readonly isOutdated: boolean;
}

/** The alignment score in its band, what moved since the attempt before, and who judged. */
export function AlignmentScore({ check, previous, isOutdated }: AlignmentScoreProps): ReactNode {
  const { colour, label } = ideaBandOf(check.ycAlignmentScore);
  return (
    <>
      <ScoreDial score={check.ycAlignmentScore} band={colour} word={null} />
      <p>
        <ToneBadge tone={TONES[colour]} size="large">
          {label}
        </ToneBadge>
      </p>
      {previous !== null && <DifferenceList check={check} previous={previous} />}
      {check.stored !== null && (
        <p className={styles.note}>
          Checked: <TimeAgo instant={check.stored.createdAt} />
          {isOutdated && '. The form above has changed since.'}
        </p>
      )}
      <EngineLine analysis={check} />
      <ClampedScores bounds={check.scoreBounds} nameOf={scoreName} />
    </>
  );
}
