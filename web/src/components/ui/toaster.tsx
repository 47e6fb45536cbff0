import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { MantineScope } from './theme/mantine-scope.js';
import styles from './toaster.module.css';

/** The corner of the screen in which toasts appear. */
export function Toaster(): ReactNode {
  return (
    <section aria-label="Notifications" className={styles.toaster}>
      <MantineScope>
        <Notifications position="bottom-right" zIndex={1000} withinPortal={false} />
      </MantineScope>
    </section>
  );
}
