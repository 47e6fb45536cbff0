import type { ReactNode } from 'react';
import { PageHead } from './page-head.js';
import type { HeadedPage } from './page-heads.js';
import styles from './page.module.css';

interface PageProps {
  readonly page: HeadedPage;
  readonly children: ReactNode;
}

/** A page behind sign-in: its heading, and below it one thing after the other. */
export function Page({ page, children }: PageProps): ReactNode {
  return (
    <div className={styles.page}>
      <PageHead page={page} />
      {children}
    </div>
  );
}
