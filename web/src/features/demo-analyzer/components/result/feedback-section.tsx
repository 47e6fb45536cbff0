import type { DemoFeedbackSection, Moment } from '@playbook/contracts/demos/demo-review.schema';
import type { ReactNode } from 'react';
import { PointRows } from '../../../../components/files/result/point-rows.js';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { usePlay } from '../../hooks/use-play.js';
import { CRITERION_WORDS, foundText } from '../../lib/words/demo-words.js';
import styles from './feedback-section.module.css';
import { MomentButton } from './moment-button.js';

interface EvidenceProps {
  readonly evidence: readonly Moment[];
  readonly onPlay: (atS: number) => void;
}

/** What the feedback stands on: words and measurements with their moments. */
function EvidenceMoments({ evidence, onPlay }: EvidenceProps): ReactNode {
  if (evidence.length === 0) return null;
  return (
    <ul className={styles.moments}>
      {evidence.map((moment) => (
        <li key={`${moment.atS} ${foundText(moment)}`}>
          {moment.atS !== null && <MomentButton atS={moment.atS} subject={foundText(moment)} onPlay={onPlay} />}
          <span dir="auto">{foundText(moment)}</span>
        </li>
      ))}
    </ul>
  );
}

interface FeedbackSectionProps {
  readonly demoId: string;
  readonly section: DemoFeedbackSection;
  /** Below what it stands under. */
  readonly headingLevel: 3 | 4;
}

/** One criterion: its score, what is to say about it, and what to do in the next take. */
export function FeedbackSection({ demoId, section, headingLevel }: FeedbackSectionProps): ReactNode {
  const { category, score, feedback, suggestions, evidence, rows } = section;
  const { name, question } = CRITERION_WORDS[category];
  const play = usePlay();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`pb-card ${styles.section}`}>
      <div className={styles.head}>
        <Heading className={styles.name}>{name}</Heading>
        {score === null ? <span className={styles.missing}>Not assessed</span> : <ScoreBadge score={score} />}
      </div>
      <p className={styles.question}>{question}</p>
      <p>{feedback}</p>
      <EvidenceMoments evidence={evidence} onPlay={(atS) => play({ demoId, atS })} />
      {suggestions.length > 0 && (
        <div>
          <p className={styles.label}>Suggestions for Improvement:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </div>
      )}
      <PointRows subject={name} rows={rows} />
    </article>
  );
}
