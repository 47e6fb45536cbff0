import { Button } from '@mantine/core';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ScoreTiles } from '../../../../components/files/result/score-tiles.js';
import { useArrival } from '../../../../components/files/result/use-arrival.js';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { RECORD_NOT_LOADED } from '../../../../failures/files/file-failures.js';
import { fileQuery } from '../../../../lib/file-analysis/file.query.js';
import { DEMO_KIND, type DemoScreen } from '../../lib/demo-kind.js';
import { criterionScores } from '../../lib/words/demo-words.js';
import { ChartsCard } from '../charts/charts-card.js';
import { TopicStrip } from '../charts/topic-strip.js';
import { TranscriptPanel } from '../transcript/transcript-panel.js';
import styles from '../../../../components/files/result/result-page.module.css';
import { FeedbackSection } from './feedback-section.js';
import { KeyTakeaways } from './key-takeaways.js';
import { MomentsCard } from './moments-card.js';
import { MeasuresTable } from './measures-table.js';
import { ResultNotices } from './result-notices.js';
import { TakeComparisonCard } from './take-comparison-card.js';
import { CommentsOnReport } from '../../../../components/comments/comments-on-report.js';
import { ShareLink } from '../../../../components/ui/buttons/share-link.js';
import { VideoCard } from './video-card.js';

interface DemoResultProps {
  readonly founderId: string;
  readonly demoId: string;
  readonly screen: DemoScreen;
}

interface ReviewedDemoProps extends Omit<DemoResultProps, 'demoId'> {
  readonly demo: DemoAnalysis;
  readonly review: DemoReview;
}

/** Everything that was found in one video. */
function ReviewedDemo({ founderId, demo, review, screen }: ReviewedDemoProps): ReactNode {
  const heading = useArrival();
  const { facts } = demo;
  return (
    <section className={styles.result} aria-labelledby="result-heading">
      <div>
        <p className={styles.complete}>Analysis Complete</p>
        <h2 id="result-heading" ref={heading} tabIndex={-1} className={styles.heading}>
          Your Demo Analysis
        </h2>
      </div>
      <VideoCard founderId={founderId} demo={demo} review={review} />
      <ResultNotices demo={demo} review={review} onAgain={() => screen.analyze({ id: demo.id, again: true })} />
      <ScoreTiles scores={criterionScores(review)} headingLevel={3} />
      <KeyTakeaways takeaways={review.keyTakeaways} headingLevel={3} />
      <MomentsCard demoId={demo.id} moments={review.moments} />
      <TopicStrip demoId={demo.id} review={review} durationS={facts?.durationS ?? 0} />
      <div className={styles.sections}>
        {review.sections.map((section) => (
          <FeedbackSection key={section.category} demoId={demo.id} section={section} headingLevel={3} />
        ))}
      </div>
      {facts !== null && <ChartsCard facts={facts} />}
      <MeasuresTable measures={review.measures} />
      <TakeComparisonCard founderId={founderId} demo={demo} review={review} demos={screen.files} />
      <TranscriptPanel founderId={founderId} demo={demo} />
      <CommentsOnReport kind="demo" objectId={demo.id} />
      <div className={styles.buttons}>
        <ShareLink kind="demo" objectId={demo.id} />
        <Button size="md" variant="default" onClick={screen.startOver}>
          Analyze Another Demo
        </Button>
        <Link to={WEB_PATHS.applicationBuilder} className="pb-button">
          Continue to Application Builder
        </Link>
      </div>
    </section>
  );
}

/** The result of a video, as soon as it is loaded. */
export function DemoResult({ founderId, demoId, screen }: DemoResultProps): ReactNode {
  const query = useQuery(fileQuery(DEMO_KIND, founderId, demoId));
  if (query.isPending) return <LoadingBlocks heightsPx={[320, 200, 200]} text="Loading the analysis..." />;
  const review = query.data?.review ?? null;
  if (query.data === undefined || review === null) {
    return <RetryNotice {...RECORD_NOT_LOADED} isUrgent onRetry={() => void query.refetch()} />;
  }
  return <ReviewedDemo founderId={founderId} demo={query.data} review={review} screen={screen} />;
}
