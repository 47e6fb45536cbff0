import type { Icon } from '@tabler/icons-react';
import type { RouteComponent } from '@tanstack/react-router';

/** A page behind sign-in. */
export interface UnlistedPage {
  readonly path: string;
  readonly component: RouteComponent;
}

/** A page behind sign-in and its entry in the sidebar. */
export interface AppPage extends UnlistedPage {
  readonly label: string;
  readonly icon: Icon;
}
