import type { WhyNow } from '@playbook/contracts/analysis/idea-check.schema';
import { DIMENSION_MAX_POINTS, OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { type PitchBand, pitchBand } from '@playbook/domain/scores/pitch-bands';
import type { ReactNode } from 'react';
import { EvidenceList } from '../../../../components/analysis/evidence/evidence-list.js';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { IDEA_PART_LABELS, WHY_NOW_LABEL } from '../../lib/idea-part-labels.js';
import { joinedText } from '../../lib/joined-text.js';
import type { EvidenceProps } from '../../lib/idea-reasons.js';
import styles from './result-card.module.css';

/** A reason for the time to be right, or what is missing for one. */
interface Factor {
  readonly text: string;
  /** Who says so; null when that is not known. */
  readonly origin: string | null;
  /** Where it can be checked; null for the founder's own. */
  readonly source: string | null;
}

const ORIGINS: Readonly<Record<WhyNow['details'][number]['kind'], string>> = {
  founder: 'From your text',
  known: 'Known change',
  missing: 'Missing',
};

/** The factors with what is known of their origin. */
function factorsOf({ factors, details }: WhyNow): readonly Factor[] {
  if (details.length === 0) return factors.map((text) => ({ text, origin: null, source: null }));
  return details.map(({ kind, text, source }) => ({ text, origin: ORIGINS[kind], source }));
}

/** One change, and where it can be checked. */
function WhyNowFactor({ text, origin, source }: Factor): ReactNode {
  return (
    <li className={styles.factor}>
      <p>{text}</p>
      {origin !== null && (
        <p className={styles.origin}>
          {origin}
          {source !== null && `. Source: ${source}`}
        </p>
      )}
    </li>
  );
}

/** The color that the same score has in the breakdown. */
const bandInBreakdown = (score: number): PitchBand => pitchBand((score / OVERALL_MAX_POINTS) * DIMENSION_MAX_POINTS);

/** Whether the time is right, and the changes that say so. */
export function WhyNowCard({ check, reasons, pointing }: EvidenceProps): ReactNode {
  const { parts, whyNowAlignment } = check;
  const timing = parts.find(({ part }) => part === 'timing');
  return (
    <section className="pb-card" aria-labelledby="why-now">
      <div className={styles.head}>
        <h3 id="why-now" className={styles.title}>
          {WHY_NOW_LABEL}
        </h3>
        <ScoreBadge score={whyNowAlignment.score} bandOf={bandInBreakdown} />
      </div>
      {timing !== undefined && (
        <p className={styles.origin}>
          {timing.points} of the {timing.maxPoints} points for “{IDEA_PART_LABELS.timing.name}” in the breakdown.
        </p>
      )}
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
