import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { VIDEO_NOT_LOADED } from '../../../../failures/demo/demo-analysis-failures.js';
import { demoQuery } from '../../api/demo.query.js';
import { FeedbackSection } from '../result/feedback-section.js';
import { KeyTakeaways } from '../result/key-takeaways.js';
import { ScoreTiles } from '../result/score-tiles.js';
import styles from './opened-analysis.module.css';

interface OpenedAnalysisProps {
  readonly founderId: string;
  readonly demoId: string;
  /** Shows it in full, with charts and transcript. */
  readonly onShow: () => void;
}

/** What was found in a video of the history: scores, feedback and takeaways. */
export function OpenedAnalysis({ founderId, demoId, onShow }: OpenedAnalysisProps): ReactNode {
  const query = useQuery(demoQuery(founderId, demoId));
  if (query.isPending) return <LoadingBlocks heightsPx={[80, 120]} text="Loading the analysis..." />;
  const review = query.data?.review ?? null;
  if (review === null) return <RetryNotice {...VIDEO_NOT_LOADED} isUrgent onRetry={() => void query.refetch()} />;
  return (
    <div className={styles.opened}>
      <ScoreTiles sections={review.sections} headingLevel={4} />
      {review.sections.map((section) => (
        <FeedbackSection key={section.category} demoId={demoId} section={section} headingLevel={4} />
      ))}
      <KeyTakeaways takeaways={review.keyTakeaways} headingLevel={4} />
      <Button className={styles.button ?? ''} onClick={onShow}>
        Show Transcript, Charts and Measures
      </Button>
    </div>
  );
}
