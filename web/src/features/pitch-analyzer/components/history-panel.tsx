import { Button } from '@mantine/core';
import type { PitchAnalysis } from '@playbook/contracts/pitch-analysis.schema';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryFailure } from '../../../components/analysis/history-failure.js';
import { HistoryItem } from '../../../components/analysis/history-item.js';
import styles from '../../../components/analysis/history-list.module.css';
import { HistorySkeleton } from '../../../components/analysis/history-skeleton.js';
import { useOpenAnalysis } from '../../../components/analysis/use-open-analysis.js';
import { ScoreBadge } from '../../../components/ui/score-badge.js';
import { ScoreTrend } from '../../../components/ui/score-trend.js';
import { analysesOf, pitchHistoryQuery } from '../../../lib/pitch-history/pitch-history.query.js';
import { attemptsOf, scoredOnly } from '../../../lib/pitch-history/scored-attempts.js';
import { pitchAnalysisQuery } from '../api/get-pitch-analysis.js';

interface HistoryPanelProps {
  readonly founderId: string;
  readonly onOpen: (analysis: PitchAnalysis) => void;
}

/** Earlier attempts, newest first, and how their scores moved. */
export function HistoryPanel({ founderId, onOpen }: HistoryPanelProps): ReactNode {
  const client = useQueryClient();
  const load = (id: string) => client.fetchQuery(pitchAnalysisQuery(founderId, id));
  const { openingId, open } = useOpenAnalysis(load, onOpen);
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
              excerpt={analysis.pitch}
              badge={analysis.notScoredReason === null ? <ScoreBadge score={analysis.overallScore} /> : null}
              createdAt={analysis.createdAt}
              engine={analysis.engine}
              difference={differences.get(analysis.id) ?? null}
              isOpening={openingId === analysis.id}
              onOpen={() => void open(analysis.id)}
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
