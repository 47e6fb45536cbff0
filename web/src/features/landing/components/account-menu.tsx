import type { ReactNode } from 'react';
import { UserMenu } from '../../../components/layout/user-menu.js';
import { MantineScope } from '../../../components/ui/theme/mantine-scope.js';

/** The user menu with the library it needs, as the landing page loads it: only for signed-in founders. */
export function AccountMenu(): ReactNode {
  return (
    <MantineScope>
      <UserMenu />
    </MantineScope>
  );
}
