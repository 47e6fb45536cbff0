import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../ui/logo.js';
import type { AppPage } from './app-page.js';
import { SidebarLink } from './sidebar-link.js';
import styles from './sidebar-nav.module.css';

interface SidebarNavProps {
  readonly pages: readonly AppPage[];
  /** Icons only; the labels stay for screen readers and as tooltips. */
  readonly isCompact: boolean;
  readonly onNavigate?: () => void;
}

/** Logo and links to the app's pages; the page shown is highlighted. */
export function SidebarNav({ pages, isCompact, onNavigate }: SidebarNavProps): ReactNode {
  return (
    <nav aria-label="Main" className={styles.nav} data-compact={isCompact || undefined}>
      <Link to={WEB_PATHS.landing} className={styles.logo} onClick={onNavigate}>
        <Logo isCompact={isCompact} />
      </Link>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <SidebarLink page={page} isCompact={isCompact} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
