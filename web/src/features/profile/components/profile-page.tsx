import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { PageHead } from '../../../components/ui/page-head.js';
import { profileQuery } from '../../../lib/profile/profile.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { usageQuery } from '../api/get-usage.js';
import { personOf } from '../lib/person.js';
import { AccountCard } from './account-card.js';
import { ProfileActions } from './profile-actions.js';
import { ProfileFailure } from './profile-failure.js';
import styles from './profile-page.module.css';
import { ProfileSkeleton } from './profile-skeleton.js';
import { UsageCards } from './usage-cards.js';

/** Who the founder is to the product, and what they used it for. */
export function ProfilePage(): ReactNode {
  const founder = useFounder();
  const profile = useQuery(profileQuery(founder.id));
  const usage = useQuery(usageQuery(founder.id));
  // The two answers are drawn as one, and in pieces: deferred, the browser may answer to the founder in between.
  const isPending = useDeferredValue(profile.isPending || usage.isPending);
  const retry = (): void => {
    if (profile.isError) void profile.refetch();
    if (usage.isError) void usage.refetch();
  };

  return (
    <div className={styles.page}>
      <PageHead page="profile" />
      {(profile.isError || usage.isError) && <ProfileFailure onRetry={retry} />}
      {isPending ? (
        <ProfileSkeleton />
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <AccountCard person={personOf(founder, profile.data)} />
            <ProfileActions founder={founder} profile={profile.data ?? null} usage={usage.data ?? null} />
          </div>
          <UsageCards usage={usage.data ?? null} />
        </div>
      )}
    </div>
  );
}
