import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { ReactNode } from 'react';
import { EngineLine } from '../../../../components/analysis/result/engine-line.js';
import { ScoreDial } from '../../../../components/analysis/result/score-dial.js';
import { sizeText, timeText } from '../../../../lib/words/amounts.js';
import { FORMAT_WORDS } from '../../lib/words/demo-words.js';
import { FormatChoice } from '../analysis/format-choice.js';
import { PlayableThumbnail } from '../player/playable-thumbnail.js';
import styles from './video-card.module.css';

interface VideoCardProps {
  readonly founderId: string;
  readonly demo: DemoAnalysis;
  readonly review: DemoReview;
}

/** What the file holds, in words. */
function fileText({ facts, metadata, fileSizeBytes }: DemoAnalysis): string {
  const durationS = facts?.durationS ?? metadata?.durationS ?? null;
  const picture = facts?.video ?? metadata;
  return [
    durationS === null ? null : timeText(durationS),
    sizeText(fileSizeBytes),
    picture === null ? null : `${picture.widthPx} x ${picture.heightPx}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** A model writes feedback and no scores. */
const RUBRIC_WROTE = 'The feedback is in the words of the built-in rubric.';

/** The video with its overall score, and what it is judged as. */
export function VideoCard({ founderId, demo, review }: VideoCardProps): ReactNode {
  return (
    <div className={`pb-card ${styles.card}`}>
      <PlayableThumbnail demo={demo} />
      <div className={styles.about}>
        <h3 className={styles.name} dir="auto">
          {demo.fileName}
        </h3>
        <p className={styles.meta}>{fileText(demo)}</p>
        <p className={styles.meta}>
          Judged as: {FORMAT_WORDS[review.format]}
          {review.isFormatGuessed && ', guessed from its length'}
        </p>
        <FormatChoice founderId={founderId} demo={demo} />
      </div>
      <div className={styles.score}>
        <h3 className={styles.scoreTitle}>Overall Score</h3>
        {review.overallScore === null ? (
          <p className={styles.meta}>Not assessed</p>
        ) : (
          <ScoreDial score={review.overallScore} />
        )}
        {review.contentNotJudged !== null && review.overallScore !== null && (
          <p className={styles.meta}>Of what was assessed only</p>
        )}
        <EngineLine analysis={review} standIn={RUBRIC_WROTE} isTextJudged={false} />
      </div>
    </div>
  );
}
