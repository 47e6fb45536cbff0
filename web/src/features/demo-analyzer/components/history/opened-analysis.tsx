import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ScoreTiles } from '../../../../components/files/result/score-tiles.js';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { RECORD_NOT_LOADED } from '../../../../failures/files/file-failures.js';
import { fileQuery } from '../../../../lib/file-analysis/file.query.js';
import { DEMO_KIND } from '../../lib/demo-kind.js';
import { criterionScores } from '../../lib/words/demo-words.js';
import { FeedbackSection } from '../result/feedback-section.js';
import { KeyTakeaways } from '../result/key-takeaways.js';
import styles from '../../../../components/files/history/opened-file.module.css';

interface OpenedAnalysisProps {
  readonly founderId: string;
  readonly demoId: string;
  /** Shows it in full, with charts and transcript. */
  readonly onShow: () => void;
}

/** What was found in a video of the history: scores, feedback and takeaways. */
export function OpenedAnalysis({ founderId, demoId, onShow }: OpenedAnalysisProps): ReactNode {
  const query = useQuery(fileQuery(DEMO_KIND, founderId, demoId));
  if (query.isPending) return <LoadingBlocks heightsPx={[80, 120]} text="Loading the analysis..." />;
  const review = query.data?.review ?? null;
  if (review === null) return <RetryNotice {...RECORD_NOT_LOADED} isUrgent onRetry={() => void query.refetch()} />;
  return (
    <div className={styles.opened}>
      <ScoreTiles scores={criterionScores(review)} headingLevel={4} />
      {review.sections.map((section) => (
        <FeedbackSection key={section.category} demoId={demoId} section={section} headingLevel={4} />
      ))}
      <KeyTakeaways takeaways={review.keyTakeaways} headingLevel={4} />
      <Button classNames={{ root: styles.button ?? '', label: styles.words ?? '' }} onClick={onShow}>
        Show Transcript, Charts and Measures
      </Button>
    </div>
  );
}
