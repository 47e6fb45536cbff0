import { Button, Skeleton } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ScoredAttempt } from '../../../lib/pitch-history/scored-attempts.js';
import { Notice } from '../../ui/notice.js';
import { ScoreTrend } from '../../ui/score-trend.js';
import styles from './history-list.module.css';

/** The list while it loads. */
function HistorySkeleton(): ReactNode {
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">Loading...</span>
      <Skeleton height={56} radius="md" />
      <Skeleton height={56} radius="md" />
      <Skeleton height={56} radius="md" />
    </div>
  );
}

interface HistoryFailureProps {
  readonly onRetry: () => void;
}

/** The history could not be loaded. */
function HistoryFailure({ onRetry }: HistoryFailureProps): ReactNode {
  return (
    <Notice tone="failure" icon={IconPlugConnectedX} isUrgent>
      <p>Your history could not be loaded. It is safe on the server.</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

/** The part of a paged query that the history shows. */
interface PagedQuery {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface HistoryFrameProps {
  readonly query: PagedQuery;
  /** Said while there is nothing. */
  readonly emptyText: string;
  /** Oldest first. */
  readonly attempts: readonly ScoredAttempt[];
  /** The entries, newest first. */
  readonly children: readonly ReactNode[];
}

/** Earlier attempts and how their scores moved, in every state of their loading. */
export function HistoryFrame({ query, emptyText, attempts, children }: HistoryFrameProps): ReactNode {
  return (
    <section className="pb-card" aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        Your history
      </h2>
      {query.isPending && <HistorySkeleton />}
      {query.isError && <HistoryFailure onRetry={() => void query.refetch()} />}
      {query.isSuccess && children.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      <div className={styles.body}>
        <ScoreTrend attempts={attempts} />
        {children.length > 0 && <ul className={styles.list}>{children}</ul>}
      </div>
      {query.hasNextPage && (
        <Button
          className={styles.more ?? ''}
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </section>
  );
}
