import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { listNotLoaded } from '../../../failures/files/file-failures.js';
import { fileDeletionOf } from '../../../lib/file-analysis/delete-file.js';
import type { ListedFile, ListedFileKind } from '../../../lib/file-analysis/file-kind.js';
import type { ListedFiles } from '../../../lib/file-analysis/use-files.js';
import { LoadMoreButton } from '../../ui/buttons/load-more-button.js';
import { LoadingBlocks } from '../../ui/loading-blocks.js';
import { RetryNotice } from '../../ui/retry-notice.js';
import { ClearAllDialog, type ClearAllWords } from './clear-all-dialog.js';
import styles from './history-card.module.css';

/** What an item of the history does. */
export interface HistoryItemActions {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

interface HistoryCardProps<Summary extends ListedFile> {
  readonly kind: ListedFileKind<Summary>;
  readonly founderId: string;
  readonly list: ListedFiles<Summary>;
  readonly clearAll: ClearAllWords;
  readonly itemOf: (file: Summary, actions: HistoryItemActions) => ReactNode;
}

/** The founder's files of a kind, newest first. Only one of them is open at a time; without files there is no card. */
export function HistoryCard<Summary extends ListedFile>(card: HistoryCardProps<Summary>): ReactNode {
  const { kind, founderId, list, clearAll, itemOf } = card;
  const { files, query } = list;
  const [openId, setOpenId] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { deleteOne, deleteAll } = fileDeletionOf(kind, founderId);
  if (query.isPending) return <LoadingBlocks heightsPx={[72]} text={`Loading your ${kind.words.many}...`} />;
  if (query.isError) {
    return <RetryNotice {...listNotLoaded(kind.words)} isUrgent onRetry={() => void query.refetch()} />;
  }
  if (files.length === 0) return null;
  return (
    <section className="pb-card" aria-labelledby="file-history">
      <div className={styles.head}>
        <h2 id="file-history" className={styles.title}>
          Analysis History
        </h2>
        <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
          Clear All
        </Button>
      </div>
      <ul className={styles.list}>
        {files.map((file) =>
          itemOf(file, {
            isOpen: openId === file.id,
            onToggle: () => setOpenId(openId === file.id ? null : file.id),
            onDelete: () => deleteOne(file),
          }),
        )}
      </ul>
      <LoadMoreButton className={styles.more ?? ''} query={query} />
      <ClearAllDialog words={clearAll} isOpen={isAsking} onClose={() => setIsAsking(false)} onConfirm={deleteAll} />
    </section>
  );
}
