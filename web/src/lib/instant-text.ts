import { lazy } from '@playbook/domain/lazy';

const format = lazy(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }));

/** An instant with its day and minute where the founder is: 'Aug 4, 2025, 8:00 PM'. */
export const instantText = (instant: string): string => format().format(new Date(instant));
