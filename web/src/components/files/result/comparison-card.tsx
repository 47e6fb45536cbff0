import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FileKind, ListedFile } from '../../../lib/file-analysis/file-kind.js';
import { fileQuery } from '../../../lib/file-analysis/file.query.js';
import { instantText } from '../../../lib/instant-text.js';
import { LoadingBlocks } from '../../ui/loading-blocks.js';
import { RetryNotice } from '../../ui/retry-notice.js';
import styles from './comparison-card.module.css';

interface ComparisonWords {
  readonly title: string;
  /** Of the choice. */
  readonly label: string;
  readonly loading: string;
  readonly notLoaded: { readonly text: string };
}

interface ComparisonCardProps<Summary extends ListedFile, Stored extends Summary> {
  readonly kind: FileKind<Summary, Stored>;
  readonly founderId: string;
  readonly file: ListedFile;
  /** Newest first. */
  readonly files: readonly Summary[];
  readonly words: ComparisonWords;
  /** What changed since an earlier file; null where that one was not judged. */
  readonly changesOf: (earlier: Stored) => ReactNode;
}

/** What got better against an earlier file: the one before, unless the founder names another. Nothing where there is none. */
export function ComparisonCard<Summary extends ListedFile, Stored extends Summary>(
  card: ComparisonCardProps<Summary, Stored>,
): ReactNode {
  const { kind, founderId, file, files, words, changesOf } = card;
  const earlier = files.filter(({ status, createdAt }) => status === 'completed' && createdAt < file.createdAt);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const previousId = (earlier.find(({ id }) => id === chosenId) ?? earlier[0])?.id ?? null;
  const query = useQuery({ ...fileQuery(kind, founderId, previousId ?? ''), enabled: previousId !== null });
  if (previousId === null) return null;
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="comparison">
      <h3 id="comparison" className={styles.title}>
        {words.title}
      </h3>
      <NativeSelect
        label={words.label}
        value={previousId}
        data={earlier.map(({ id, fileName, createdAt }) => ({
          value: id,
          label: `${fileName}, ${instantText(createdAt)}`,
        }))}
        onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
      />
      {query.isPending && <LoadingBlocks heightsPx={[160]} text={words.loading} />}
      {query.isError && <RetryNotice {...words.notLoaded} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && changesOf(query.data)}
    </section>
  );
}
