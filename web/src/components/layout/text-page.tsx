import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../ui/logo.js';
import { usePageTitle } from '../ui/page/use-page-title.js';
import { SkipLink } from './skip-link.js';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page to read, for visitors and founders alike. */
export function TextPage({ title, children }: TextPageProps): ReactNode {
  usePageTitle(title);
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <Link to={WEB_PATHS.landing} className={styles.logo}>
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{title}</h1>
        {children}
        <p>
          <Link to={WEB_PATHS.landing}>Return to Home</Link>
        </p>
      </main>
    </>
  );
}
