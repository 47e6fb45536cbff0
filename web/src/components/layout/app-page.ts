import type { Icon } from '@tabler/icons-react';
import type { RouteComponent } from '@tanstack/react-router';

/** A page behind sign-in and its entry in the sidebar. */
export interface AppPage {
  readonly path: string;
  readonly label: string;
  readonly icon: Icon;
  readonly component: RouteComponent;
}
