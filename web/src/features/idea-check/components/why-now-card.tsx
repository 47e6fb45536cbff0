import type { ReactNode } from 'react';
import { EvidenceList } from '../../../components/analysis/evidence-list.js';
import { ScoreBadge } from '../../../components/ui/score-badge.js';
import { ideaColour } from '../lib/idea-colour.js';
import { joinedText } from '../lib/joined-text.js';
import { factorsOf } from '../lib/why-now-factors.js';
import type { EvidenceProps } from './evidence-props.js';
import styles from './result-card.module.css';
import { WhyNowFactor } from './why-now-factor.js';

/** Whether the time is right, and the changes that say so. */
export function WhyNowCard({ check, reasons, pointing }: EvidenceProps): ReactNode {
  const { whyNowAlignment } = check;
  return (
    <section className="pb-card" aria-labelledby="why-now">
      <div className={styles.head}>
        <h3 id="why-now" className={styles.title}>
          {'"Why Now" Alignment'}
        </h3>
        <ScoreBadge score={whyNowAlignment.score} bandOf={ideaColour} />
      </div>
      <ul className={styles.plain}>
        {factorsOf(whyNowAlignment).map((factor) => (
          <WhyNowFactor key={factor.text} {...factor} />
        ))}
      </ul>
      <EvidenceList
        subject="why now"
        evidence={reasons.filter(({ score }) => score === 'whyNow')}
        text={joinedText(check.draft)}
        pointing={pointing}
      />
    </section>
  );
}
