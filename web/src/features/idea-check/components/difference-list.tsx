import type { ReactNode } from 'react';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { differenceText } from '../../../lib/pitch-history/difference-text.js';
import { RISK_ORDER } from '../lib/idea-choices.js';
import { differenceOf, type PreviousCheck } from '../lib/previous-check.js';
import type { ShownIdeaCheck } from '../lib/shown-idea-check.js';
import styles from './alignment-score.module.css';

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
export function DifferenceList({ check, previous }: DifferenceListProps): ReactNode {
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
        Against your previous attempt (<TimeAgo instant={previous.createdAt} />)
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
