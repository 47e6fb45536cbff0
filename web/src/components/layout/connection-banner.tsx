import { EDITION } from '@playbook/contracts/core/edition';
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { connection, followNetwork } from '../../lib/connection/connection.js';
import type { ConnectionState } from '../../lib/connection/connection-watch.js';
import styles from './connection-banner.module.css';

const TITLES: Readonly<Record<Exclude<ConnectionState, 'connected'>, string>> = {
  offline: 'You are offline.',
  unreachable: `${EDITION.productName} cannot be reached right now.`,
};

/**
 * Says what still works while there is no connection, and goes away by itself. The region is always there, so that screen
 * readers announce what appears in it when they have finished what they are reading.
 */
export function ConnectionBanner(): ReactNode {
  const state = useSyncExternalStore(connection.subscribe, connection.getState);
  const [wasAway, setWasAway] = useState(false);
  useEffect(followNetwork, []);
  if (state !== 'connected' && !wasAway) setWasAway(true);
  const BannerIcon = state === 'offline' ? IconWifiOff : IconCloudOff;

  return (
    <div role="status" className={styles.region}>
      {state === 'connected' ? (
        wasAway && <span className="visually-hidden">You are connected again.</span>
      ) : (
        <div className={styles.banner}>
          <BannerIcon size={20} aria-hidden />
          <p>
            <strong>{TITLES[state]}</strong> You can go on writing: it is kept in this browser and saved when the
            connection is back. New analyses have to wait until then.
          </p>
        </div>
      )}
    </div>
  );
}
