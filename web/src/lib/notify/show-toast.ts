import { toastHostWanted } from './toast-host-wanted.js';

/** What a toast says. */
export interface Toast {
  readonly title: string;
  readonly message?: string;
  readonly tone: 'success' | 'failure' | 'notice';
}

const COLORS = { success: 'teal', failure: 'red', notice: 'blue' } as const;
/** Failures stay longer, because they need reading. */
const AUTO_CLOSE_MS = { success: 3_000, failure: 10_000, notice: 6_000 } as const;

/** Shows a short message in the corner of the screen, announced by screen readers. */
export async function showToast({ title, message, tone }: Toast): Promise<void> {
  toastHostWanted.set(true);
  const { notifications } = await import('@mantine/notifications');
  notifications.show({
    title,
    message: message ?? '',
    color: COLORS[tone],
    autoClose: AUTO_CLOSE_MS[tone],
    role: tone === 'failure' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
}
