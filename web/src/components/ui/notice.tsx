import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'warning' | 'failure' | 'success' | 'info';
  readonly icon: Icon;
  readonly title?: string;
  /** Read out as soon as it appears. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

/** A boxed message in the page, with what can be done about it. */
export function Notice({ tone, icon: NoticeIcon, title, isUrgent = false, children }: NoticeProps): ReactNode {
  return (
    <div className={styles.notice} data-tone={tone} role={isUrgent ? 'alert' : undefined}>
      <NoticeIcon size={22} aria-hidden />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
