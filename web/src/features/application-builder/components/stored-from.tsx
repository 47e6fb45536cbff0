import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { sessionIdOf } from '../../../lib/session/session-id.js';
import { useSession } from '../../../lib/session/use-session.js';
import styles from './conflict-card.module.css';

interface StoredFromProps {
  readonly stored: StoredAnswer;
}

/** When and from which of the founder's devices an answer was stored. */
export function StoredFrom({ stored: { savedAt, savedBy } }: StoredFromProps): ReactNode {
  const { session } = useSession();
  if (savedAt === null || savedBy === null) return <p className={styles.origin}>Nothing is stored</p>;
  const isThisBrowser = session !== null && sessionIdOf(session.access_token) === savedBy.sessionId;
  return (
    <p className={styles.origin}>
      <TimeAgo instant={savedAt} /> {isThisBrowser ? 'in another tab of this browser' : 'on another device or browser'}
    </p>
  );
}
