import { Button } from '@mantine/core';
import type { PitchAnalysis } from '@playbook/contracts/pitch-analysis.schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ScoreTrend } from '../../../components/ui/score-trend.js';
import { analysesOf, pitchHistoryQuery } from '../../../lib/pitch-history/pitch-history.query.js';
import { attemptsOf, scoredOnly } from '../../../lib/pitch-history/scored-attempts.js';
import { useOpenAnalysis } from '../hooks/use-open-analysis.js';
import { HistoryFailure } from './history-failure.js';
import { HistoryItem } from './history-item.js';
import styles from './history-panel.module.css';
import { HistorySkeleton } from './history-skeleton.js';

interface HistoryPanelProps {
  readonly founderId: string;
  readonly onOpen: (analysis: PitchAnalysis) => void;
}

/** Earlier attempts, newest first, and how their scores moved. */
export function HistoryPanel({ founderId, onOpen }: HistoryPanelProps): ReactNode {
  const { openingId, open } = useOpenAnalysis(founderId, onOpen);
  const history = useInfiniteQuery(pitchHistoryQuery(founderId));
  const analyses = analysesOf(history.data?.pages);
  const attempts = attemptsOf(scoredOnly(analyses));
  const differences = new Map(attempts.map(({ id, difference }) => [id, difference]));
  return (
    <section className="pb-card" aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        Your history
      </h2>
      {history.isPending && <HistorySkeleton />}
      {history.isError && <HistoryFailure onRetry={() => void history.refetch()} />}
      {history.isSuccess && analyses.length === 0 && (
        <p className={styles.empty}>Nothing here yet. Each pitch that you analyze is kept here with its full result.</p>
      )}
      <ScoreTrend attempts={attempts} />
      {analyses.length > 0 && (
        <ul className={styles.list}>
          {analyses.map((analysis) => (
            <HistoryItem
              key={analysis.id}
              analysis={analysis}
              difference={differences.get(analysis.id) ?? null}
              isOpening={openingId === analysis.id}
              onOpen={(id) => void open(id)}
            />
          ))}
        </ul>
      )}
      {history.hasNextPage && (
        <Button
          className={styles.more}
          variant="default"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </section>
  );
}
