import { Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AppPage } from './app-page.js';
import styles from './sidebar-nav.module.css';

interface SidebarLinkProps {
  readonly page: AppPage;
  /** The icon only: the label stays for screen readers, and is shown beside it to the mouse and the keyboard. */
  readonly isCompact: boolean;
  readonly onNavigate: (() => void) | undefined;
}

/** The way to one page; the page shown is highlighted. */
export function SidebarLink({ page, isCompact, onNavigate }: SidebarLinkProps): ReactNode {
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
