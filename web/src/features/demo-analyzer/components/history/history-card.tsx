import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LoadMoreButton } from '../../../../components/ui/buttons/load-more-button.js';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { VIDEOS_NOT_LOADED } from '../../../../failures/demo/demo-analysis-failures.js';
import type { DemoScreen } from '../../hooks/use-demo-screen.js';
import { demoDeletionOf } from '../../lib/delete-demo.js';
import { ClearAllDialog } from './clear-all-dialog.js';
import styles from './history-card.module.css';
import { HistoryItem } from './history-item.js';

interface HistoryCardProps {
  readonly founderId: string;
  readonly screen: DemoScreen;
}

/** The founder's videos, newest first. Only one of them is open at a time; without videos there is no card. */
export function HistoryCard({ founderId, screen }: HistoryCardProps): ReactNode {
  const { demos, query } = screen;
  const [openId, setOpenId] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { deleteOne, deleteAll } = demoDeletionOf(founderId);
  if (query.isPending) return <LoadingBlocks heightsPx={[72]} text="Loading your videos..." />;
  if (query.isError) return <RetryNotice {...VIDEOS_NOT_LOADED} isUrgent onRetry={() => void query.refetch()} />;
  if (demos.length === 0) return null;
  return (
    <section className="pb-card" aria-labelledby="demo-history">
      <div className={styles.head}>
        <h2 id="demo-history" className={styles.title}>
          Analysis History
        </h2>
        <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
          Clear All
        </Button>
      </div>
      <ul className={styles.list}>
        {demos.map((demo) => (
          <HistoryItem
            key={demo.id}
            founderId={founderId}
            demo={demo}
            isOpen={openId === demo.id}
            screen={screen}
            onToggle={() => setOpenId(openId === demo.id ? null : demo.id)}
            onDelete={() => deleteOne(demo)}
          />
        ))}
      </ul>
      <LoadMoreButton className={styles.more ?? ''} query={query} />
      <ClearAllDialog isOpen={isAsking} onClose={() => setIsAsking(false)} onConfirm={deleteAll} />
    </section>
  );
}
