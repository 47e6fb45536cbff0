import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AppPage } from '../app-page.js';
import { SidebarNav } from './sidebar-nav.js';
import styles from './sidebar-sheet.module.css';

/** Width of the sheet (section 9 of the specification). */
const SHEET_WIDTH = '18rem';

interface SidebarSheetProps {
  readonly pages: readonly AppPage[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar on a narrow screen: slides in over the page. */
export function SidebarSheet({ pages, isOpen, onClose }: SidebarSheetProps): ReactNode {
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size={SHEET_WIDTH}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu" classNames={{ content: styles.sheet }}>
        <Drawer.CloseButton className={styles.close} aria-label="Close the menu" />
        <SidebarNav pages={pages} isCompact={false} onNavigate={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  );
}
