import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { historyNotLoaded } from '../../../../failures/application/application-failures.js';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { LoadMoreButton } from '../../../../components/ui/buttons/load-more-button.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { answerVersionsQuery, versionsOf } from '../../api/answer-versions.query.js';
import { useDrafts } from '../../hooks/use-drafts.js';
import { useRestoreVersion } from '../../hooks/use-restore-version.js';
import { versionEntries } from '../../lib/versions/version-entries.js';
import { VersionItem } from './version-item.js';
import styles from './versions.module.css';

interface VersionListProps {
  readonly address: FieldAddress;
}

/** Every kept version of one answer, newest first. */
export function VersionList({ address }: VersionListProps): ReactNode {
  const { id: ownerId } = useFounder();
  const { flush } = useDrafts();
  const versions = useInfiniteQuery(answerVersionsQuery(ownerId, address, flush));
  const { restoring, restore } = useRestoreVersion(address, () => void versions.refetch());
  const entries = versionEntries(versionsOf(versions.data?.pages));
  return (
    <section className={styles.part} aria-labelledby="versions-title">
      <h3 id="versions-title">Versions</h3>
      {versions.isPending && <LoadingBlocks className={styles.list} heightsPx={[56, 56]} />}
      {versions.isError && (
        <RetryNotice {...historyNotLoaded('versions')} isUrgent onRetry={() => void versions.refetch()} />
      )}
      {versions.isSuccess && entries.length === 0 && <p className={styles.note}>Nothing has been saved yet.</p>}
      <ol className={styles.list}>
        {entries.map((entry) => (
          <VersionItem
            key={entry.version.version}
            entry={entry}
            isBusy={restoring !== null}
            onRestore={(version) => void restore(version)}
          />
        ))}
      </ol>
      <LoadMoreButton size="xs" query={versions} />
    </section>
  );
}
