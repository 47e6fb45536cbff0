import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HISTORY_NOT_LOADED } from '../../../failures/analysis-failure.js';
import { analysisHistoryQuery, itemsOf } from '../../../lib/analysis/analysis-history.query.js';
import type { StoredAnalysisKind } from '../../../lib/analysis/analysis-kind.js';
import type { AnalysisSummary, HistoryKind } from '../../../lib/analysis/history-kinds.js';
import { attemptsOf, scoredOnly } from '../../../lib/analysis/scored-attempts.js';
import type { ScoreBand } from '../../../lib/score-bands.js';
import { LoadMoreButton } from '../../ui/buttons/load-more-button.js';
import { LoadingBlocks } from '../../ui/loading-blocks.js';
import { RetryNotice } from '../../ui/retry-notice.js';
import { ScoreTrend } from '../../ui/score-trend.js';
import { HistoryItem } from './history-item.js';
import styles from './history-panel.module.css';
import { useOpenAnalysis } from './use-open-analysis.js';

interface HistoryPanelProps<Summary extends AnalysisSummary, Analysis> {
  readonly history: HistoryKind<Summary>;
  readonly kind: StoredAnalysisKind<Analysis>;
  readonly founderId: string;
  /** Which colour a score has; that of most badges unless said. */
  readonly bandOf?: (score: number) => ScoreBand;
  readonly onOpen: (analysis: Analysis) => void;
}

/** Earlier attempts, newest first, and how their scores moved. */
export function HistoryPanel<Summary extends AnalysisSummary, Analysis>(
  panel: HistoryPanelProps<Summary, Analysis>,
): ReactNode {
  const { history, kind, founderId, bandOf, onOpen } = panel;
  const { emptyText, excerptOf, many, scoreOf } = history;
  const { openingId, open } = useOpenAnalysis(kind, founderId, onOpen);
  const query = useInfiniteQuery(analysisHistoryQuery(history, founderId));
  const analyses = itemsOf(query.data?.pages);
  const attempts = attemptsOf(scoredOnly(analyses), scoreOf);
  const differences = new Map(attempts.map(({ id, difference }) => [id, difference]));
  return (
    <section className="pb-card" aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        Your history
      </h2>
      {query.isPending && <LoadingBlocks className={styles.list} heightsPx={[56, 56, 56]} />}
      {query.isError && <RetryNotice {...HISTORY_NOT_LOADED} isUrgent onRetry={() => void query.refetch()} />}
      {query.isSuccess && analyses.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      <div className={styles.body}>
        <ScoreTrend attempts={attempts} subject={many} />
        {analyses.length > 0 && (
          <ul className={styles.list}>
            {analyses.map((analysis) => (
              <HistoryItem
                key={analysis.id}
                analysis={analysis}
                excerpt={excerptOf(analysis)}
                score={analysis.notScoredReason === null ? scoreOf(analysis) : null}
                bandOf={bandOf}
                difference={differences.get(analysis.id) ?? null}
                isOpening={openingId === analysis.id}
                onOpen={() => void open(analysis.id)}
              />
            ))}
          </ul>
        )}
      </div>
      <LoadMoreButton className={styles.more ?? ''} query={query} />
    </section>
  );
}
