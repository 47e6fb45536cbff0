import type { DeckAnalysis, WholeDeckReview } from '@playbook/contracts/decks/deck-analysis.schema';
import type { ReactNode } from 'react';
import { EngineLine } from '../../../../components/analysis/result/engine-line.js';
import { ScoreDial } from '../../../../components/analysis/result/score-dial.js';
import { sizeText } from '../../../../lib/words/amounts.js';
import { slidesText } from '../../lib/words/deck-words.js';
import { PurposeChoice } from '../analysis/purpose-choice.js';
import styles from './deck-card.module.css';

interface DeckCardProps {
  readonly founderId: string;
  readonly deck: DeckAnalysis;
  readonly review: WholeDeckReview;
}

/** A model words what to do, and gives no scores. */
const RUBRIC_WROTE = 'What to do is in the words of the built-in rubric.';

/** The deck with its overall score, and what it is judged as. */
export function DeckCard({ founderId, deck, review }: DeckCardProps): ReactNode {
  const { fileName, slides, fileSizeBytes, layout } = deck;
  const format = layout === null ? '' : `, ${layout.format.toUpperCase()}`;
  return (
    <div className={`pb-card ${styles.card}`}>
      <div className={styles.about}>
        <h3 className={styles.name} dir="auto">
          {fileName}
        </h3>
        <p className={styles.meta}>
          {slidesText(slides.length)}, {sizeText(fileSizeBytes)}
          {format}
        </p>
        <PurposeChoice founderId={founderId} deck={deck} />
      </div>
      <div className={styles.score}>
        <h3 className={styles.scoreTitle}>Overall Score</h3>
        {review.overallScore === null ? (
          <p className={styles.meta}>Not assessed</p>
        ) : (
          <ScoreDial score={review.overallScore} />
        )}
        <EngineLine analysis={review} standIn={RUBRIC_WROTE} isTextJudged={false} />
      </div>
    </div>
  );
}
