import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.js';
import { readCachedPitchHistory } from '../../../lib/pitch-history/pitch-history-cache.js';
import styles from './dashboard.module.css';
import { PitchScoreCard } from './pitch-score-card.js';

interface DashboardFailureProps {
  readonly founderId: string;
  readonly onRetry: () => void;
}

/** The server did not answer: says so, and shows the last score that this browser has seen, if any. */
export function DashboardFailure({ founderId, onRetry }: DashboardFailureProps): ReactNode {
  const [latest, previous] = readCachedPitchHistory(founderId);
  return (
    <>
      <Notice tone="failure" icon={IconPlugConnectedX} isUrgent>
        <p>Unable to load dashboard data. Please try again.</p>
        {latest !== undefined && <p>Below is the copy that this browser kept.</p>}
        <Button size="xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
      {latest !== undefined && (
        <div className={styles.cards}>
          <PitchScoreCard
            score={latest.overallScore}
            pitch={latest.content}
            createdAt={latest.timestamp}
            difference={previous === undefined ? null : latest.overallScore - previous.overallScore}
          />
        </div>
      )}
    </>
  );
}
