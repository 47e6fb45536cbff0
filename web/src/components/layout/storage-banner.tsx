import { EDITION } from '@playbook/contracts/core/edition';
import { IconDatabaseOff } from '@tabler/icons-react';
import { useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { isStorageFull } from '../../lib/connection/full-storage.js';
import styles from './connection-banner.module.css';

/** Says that nothing is saved at the moment, and goes away with the first change that is. The region is always there. */
export function StorageBanner(): ReactNode {
  const isFull = useSelector(isStorageFull);
  return (
    <div role="status" className={styles.region}>
      {isFull && (
        <div className={styles.banner}>
          <IconDatabaseOff size={20} aria-hidden />
          <p>
            <strong>{EDITION.productName} has no space to save anything right now.</strong> You can read everything and
            go on writing: answers are kept in this browser and saved when there is space again.
          </p>
        </div>
      )}
    </div>
  );
}
