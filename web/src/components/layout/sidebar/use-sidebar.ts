import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.js';

/** Below this width the sidebar is a sheet that slides in. */
const MOBILE_BREAKPOINT_PX = 768;

export interface Sidebar {
  readonly isMobile: boolean;
  /** Wide, with labels; a narrow strip of icons otherwise. Not used on mobile. */
  readonly isExpanded: boolean;
  readonly isSheetOpen: boolean;
  readonly toggle: () => void;
  readonly closeSheet: () => void;
}

/** State of the sidebar: Ctrl or Cmd plus b toggles it, and a cookie remembers it for seven days. */
export function useSidebar(): Sidebar {
  const isMobile = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`, false, {
    getInitialValueInEffect: false,
  });
  const [isExpanded, setIsExpanded] = useState(() => readSidebarCookie(document.cookie));
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  // A sheet that was open when the window grew must not come back when it shrinks.
  if (!isMobile && isSheetOpen) setIsSheetOpen(false);

  const toggle = useCallback(() => {
    if (isMobile) {
      setIsSheetOpen((isOpen) => !isOpen);
      return;
    }
    document.cookie = sidebarCookie(!isExpanded);
    setIsExpanded(!isExpanded);
  }, [isMobile, isExpanded]);

  // No ignored elements: the shortcut also works while the founder types.
  useHotkeys([['mod+B', toggle]], []);

  const closeSheet = useCallback(() => setIsSheetOpen(false), []);
  return { isMobile, isExpanded, isSheetOpen, toggle, closeSheet };
}
