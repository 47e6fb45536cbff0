import type { PitchCritique } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { IconMessageQuestion } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { Notice } from '../../../components/ui/notice.js';
import { EngineLine } from '../../../components/analysis/result/engine-line.js';
import type { ShownAnalysis } from '../lib/shown-analysis.js';
import styles from './not-scored.module.css';

type Reason = NonNullable<PitchCritique['notScoredReason']>;

const TITLES: Readonly<Record<Reason, string>> = {
  noise: 'This does not read like a pitch yet',
  'not-english': 'Only pitches in English are scored',
};

interface NotScoredProps {
  readonly analysis: ShownAnalysis;
  readonly reason: Reason;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The text could not be scored, so no figure is shown, only what to write instead. */
export function NotScored({ analysis, reason, headingRef }: NotScoredProps): ReactNode {
  return (
    <section aria-labelledby="result-heading" className={styles.result}>
      <Notice tone="warning" icon={IconMessageQuestion}>
        <h2 id="result-heading" ref={headingRef} tabIndex={-1} className={styles.heading}>
          {TITLES[reason]}
        </h2>
        <blockquote className={styles.pitch}>{analysis.pitch}</blockquote>
        {analysis.partnerFeedback.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <EngineLine analysis={analysis} />
    </section>
  );
}
