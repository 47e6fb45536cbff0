import { notifications } from '@mantine/notifications';
import { act } from '@testing-library/react';

/** Removes a test's toasts, which outlive what they were shown on: a few are shown at a time, and the next test's would wait. */
export const clearToasts = (): void =>
  act(() => {
    notifications.cleanQueue();
    notifications.clean();
  });
