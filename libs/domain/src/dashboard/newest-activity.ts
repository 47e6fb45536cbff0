import type { Activity } from '@playbook/contracts/dashboard/dashboard.schema';
import { DASHBOARD_ACTIVITY_MAX_ITEMS } from '@playbook/contracts/core/limits';

/** The newest of what several services know, newest first, at most three (specification, section 9). */
export const newestActivity = (...known: readonly (readonly Activity[])[]): Activity[] =>
  known
    .flat()
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, DASHBOARD_ACTIVITY_MAX_ITEMS);
