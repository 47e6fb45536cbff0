import { ideaBandOf } from '@playbook/domain/idea-bands';
import type { ReactNode } from 'react';
import { EngineLine } from '../../../components/analysis/engine-line.js';
import { HeldScores } from '../../../components/analysis/held-scores.js';
import { ScoreDial } from '../../../components/analysis/score-dial.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { scoreName } from '../lib/idea-part-labels.js';
import type { PreviousCheck } from '../lib/previous-check.js';
import type { ShownIdeaCheck } from '../lib/shown-idea-check.js';
import styles from './alignment-score.module.css';
import { DifferenceList } from './difference-list.js';

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
      <p className={styles.band} data-band={colour}>
        {label}
      </p>
      {previous !== null && <DifferenceList check={check} previous={previous} />}
      {check.stored !== null && (
        <p className={styles.note}>
          Checked: <TimeAgo instant={check.stored.createdAt} />
          {isOutdated && '. The form above has changed since.'}
        </p>
      )}
      <EngineLine analysis={check} />
      <HeldScores bounds={check.scoreBounds} nameOf={scoreName} />
    </>
  );
}
