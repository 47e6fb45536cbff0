import type { ReactNode } from 'react';
import type { AppPage } from './app-page.js';
import styles from './app-shell.module.css';
import { ConnectionBanner } from './connection-banner.js';
import { DisclaimerNote } from './disclaimer-note.js';
import { SidebarNav } from './sidebar/sidebar-nav.js';
import { SidebarSheet } from './sidebar/sidebar-sheet.js';
import { SkipLink } from './skip-link.js';
import { StorageBanner } from './storage-banner.js';
import { TopBar } from './top-bar.js';
import { useSidebar } from './sidebar/use-sidebar.js';

interface AppShellProps {
  readonly pages: readonly AppPage[];
  readonly children: ReactNode;
}

/** Sidebar, top bar and footer around a page. */
export function AppShell({ pages, children }: AppShellProps): ReactNode {
  const { isMobile, isExpanded, isSheetOpen, toggle, closeSheet } = useSidebar();
  return (
    <div className={styles.shell} data-sidebar={isExpanded ? 'expanded' : 'collapsed'}>
      <SkipLink />
      {isMobile ? (
        <SidebarSheet pages={pages} isOpen={isSheetOpen} onClose={closeSheet} />
      ) : (
        <div className={styles.sidebar}>
          <SidebarNav pages={pages} isCompact={!isExpanded} />
        </div>
      )}
      <div className={styles.column}>
        <TopBar isSidebarOpen={isMobile ? isSheetOpen : isExpanded} onToggleSidebar={toggle} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <ConnectionBanner />
        <StorageBanner />
        <footer className={styles.footer}>
          <DisclaimerNote />
        </footer>
      </div>
    </div>
  );
}
