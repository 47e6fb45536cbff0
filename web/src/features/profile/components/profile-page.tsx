import { Skeleton } from '@mantine/core';
import { getUsageRoute, type Usage } from '@playbook/contracts/founder/usage.contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { PROFILE_NOT_LOADED } from '../../../failures/profile-failures.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { Page } from '../../../components/ui/page/page.js';
import { request } from '../../../lib/api-client/request.js';
import { profileQuery } from '../../../lib/profile/profile.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { analysisStorageQuery } from '../api/stored-analyses.js';
import { personOf } from '../lib/person.js';
import { AccountCard } from './account-card.js';
import { ProfileActions } from './profile-actions.js';
import styles from './profile-page.module.css';
import { StoredAnalysesCard } from './storage/stored-analyses-card.js';
import { UsageHistoryCard } from './usage-history-card.js';
import { usesOf } from '../lib/usage-tools.js';

const NOT_LOADED = '\u2013';

interface UsageSummaryCardProps {
  /** Null where it could not be loaded. */
  readonly usage: Usage | null;
}

/** The sums that founders ask for. */
function UsageSummaryCard({ usage }: UsageSummaryCardProps): ReactNode {
  const figures = [
    { label: 'Total uses', value: usage?.total },
    { label: 'Deck analyses', value: usage === null ? undefined : usesOf(usage, 'deckAnalyses') },
    { label: 'Applications', value: usage === null ? undefined : usesOf(usage, 'applications') },
  ];
  return (
    <section className="pb-card" aria-labelledby="usage-summary">
      <h2 id="usage-summary" className={styles.title}>
        Usage Summary
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? NOT_LOADED}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface UsageCardsProps {
  /** Null where it could not be loaded. */
  readonly usage: Usage | null;
}

/** What the founder used, as a chart and as sums. */
function UsageCards({ usage }: UsageCardsProps): ReactNode {
  return (
    <>
      <UsageHistoryCard usage={usage} />
      <UsageSummaryCard usage={usage} />
    </>
  );
}

/** The cards while they load. */
function ProfileSkeleton(): ReactNode {
  return (
    <div className={styles.columns} role="status">
      <span className="visually-hidden">Loading...</span>
      <div className={styles.column}>
        <Skeleton height={232} radius="md" />
        <Skeleton height={180} radius="md" />
      </div>
      <div className={styles.column}>
        <Skeleton height={320} radius="md" />
        <Skeleton height={130} radius="md" />
      </div>
    </div>
  );
}

/** What the founder used within the window. */
const usageQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['usage', ownerId],
    queryFn: ({ signal }) => request(getUsageRoute, { signal }),
    // Other screens add uses.
    staleTime: 0,
  });

/** Who the founder is to the product, what they used it for, and what of it is stored. */
export function ProfilePage(): ReactNode {
  const founder = useFounder();
  const profile = useQuery(profileQuery(founder.id));
  const usage = useQuery(usageQuery(founder.id));
  const storage = useQuery(analysisStorageQuery(founder.id));
  const parts = [profile, usage, storage];
  // What arrives is drawn as one, and in pieces: deferred, the browser may react to the founder in between.
  const isPending = useDeferredValue(parts.some((part) => part.isPending));
  const retry = (): void => {
    for (const part of parts) if (part.isError) void part.refetch();
  };

  return (
    <Page page="profile">
      {parts.some((part) => part.isError) && <RetryNotice {...PROFILE_NOT_LOADED} isUrgent onRetry={retry} />}
      {isPending ? (
        <ProfileSkeleton />
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <AccountCard person={personOf(founder, profile.data)} />
            <ProfileActions founder={founder} profile={profile.data ?? null} usage={usage.data ?? null} />
          </div>
          <div className={styles.column}>
            <UsageCards usage={usage.data ?? null} />
            <StoredAnalysesCard storage={storage.data ?? null} />
          </div>
        </div>
      )}
    </Page>
  );
}
