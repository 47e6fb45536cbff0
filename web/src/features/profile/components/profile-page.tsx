import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { PageHead } from '../../../components/ui/page-head.js';
import { profileQuery } from '../../../lib/profile/profile.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { usageQuery } from '../api/get-usage.js';
import { analysisStorageQuery } from '../api/stored-analyses.js';
import { personOf } from '../lib/person.js';
import { AccountCard } from './account-card.js';
import { ProfileActions } from './profile-actions.js';
import { ProfileFailure } from './profile-failure.js';
import styles from './profile-page.module.css';
import { ProfileSkeleton } from './profile-skeleton.js';
import { StoredAnalysesCard } from './storage/stored-analyses-card.js';
import { UsageCards } from './usage-cards.js';

/** Who the founder is to the product, what they used it for, and what of it is stored. */
export function ProfilePage(): ReactNode {
  const founder = useFounder();
  const profile = useQuery(profileQuery(founder.id));
  const usage = useQuery(usageQuery(founder.id));
  const storage = useQuery(analysisStorageQuery(founder.id));
  const parts = [profile, usage, storage];
  // What arrives is drawn as one, and in pieces: deferred, the browser may answer to the founder in between.
  const isPending = useDeferredValue(parts.some((part) => part.isPending));
  const retry = (): void => {
    for (const part of parts) if (part.isError) void part.refetch();
  };

  return (
    <div className={styles.page}>
      <PageHead page="profile" />
      {parts.some((part) => part.isError) && <ProfileFailure onRetry={retry} />}
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
    </div>
  );
}
