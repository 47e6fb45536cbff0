import '../../../components/ui/mantine-styles.js';
import type { ReactNode } from 'react';
import { UserMenu } from '../../../components/layout/user-menu.js';

/** The user menu with the styles it needs, as the landing page loads it: only for signed-in founders. */
export function AccountMenu(): ReactNode {
  return <UserMenu />;
}
