import { Tooltip } from '@mantine/core';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo.js';
import type { AppPage } from '../app-page.js';
import styles from './sidebar-nav.module.css';

interface SidebarLinkProps {
  readonly page: AppPage;
  /** The icon only: the label stays for screen readers, and is shown beside it to the mouse and the keyboard. */
  readonly isCompact: boolean;
  readonly onNavigate: (() => void) | undefined;
}

/** The way to one page; the page shown is highlighted. */
function SidebarLink({ page, isCompact, onNavigate }: SidebarLinkProps): ReactNode {
  const { path, label, icon: PageIcon } = page;
  return (
    <Tooltip
      label={label}
      position="right"
      disabled={!isCompact}
      events={{ hover: true, focus: true, touch: false }}
      transitionProps={{ duration: 0 }}
    >
      <Link to={path} className={styles.link} onClick={onNavigate}>
        <PageIcon size={20} stroke={1.75} aria-hidden />
        <span className={isCompact ? 'visually-hidden' : undefined}>{label}</span>
      </Link>
    </Tooltip>
  );
}

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
