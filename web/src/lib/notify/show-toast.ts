import { createElement, type ReactNode } from 'react';
import { ToastContent } from './toast-content.js';
import { toastHostWanted } from './toast-host-wanted.js';

/** Something that can still be done about what a toast tells, such as undoing it. */
interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
}

/** What a toast says. */
export interface Toast {
  readonly title: string;
  readonly message?: string;
  readonly tone: 'success' | 'failure' | 'notice';
  readonly action?: ToastAction;
  /** Called when it goes away and nobody has chosen its action; also where it could not be shown. */
  readonly onEnd?: () => void;
}

const COLORS = { success: 'teal', failure: 'red', notice: 'blue' } as const;
/** Failures stay longer, because they need reading. */
const AUTO_CLOSE_MS = { success: 3_000, failure: 10_000, notice: 6_000 } as const;
/** Time to reach the button, with the keyboard too. */
const ACTION_CLOSE_MS = 12_000;

function contentOf({ message, action }: Toast, hide: () => void): ReactNode {
  if (action === undefined) return message ?? '';
  const onAct = (): void => {
    action.onAct();
    hide();
  };
  return createElement(ToastContent, { message, label: action.label, onAct });
}

/** Shows a short message in the corner of the screen, announced by screen readers. */
export async function showToast(toast: Toast): Promise<void> {
  const { title, tone, action, onEnd } = toast;
  let hasActed = false;
  toastHostWanted.set(true);
  const library = await import('@mantine/notifications').catch((error: unknown) => {
    console.warn('A message could not be shown, because the code for it was not loaded', error);
    return null;
  });
  if (library === null) return onEnd?.();
  const { notifications } = library;
  const onActed = (): void => {
    hasActed = true;
    notifications.hide(id);
  };
  const id = notifications.show({
    title,
    message: contentOf(toast, onActed),
    color: COLORS[tone],
    autoClose: action === undefined ? AUTO_CLOSE_MS[tone] : ACTION_CLOSE_MS,
    role: tone === 'failure' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
    onClose: () => {
      if (!hasActed) onEnd?.();
    },
  });
}
