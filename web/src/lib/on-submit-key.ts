import type { KeyboardEvent } from 'react';

/** Handles Ctrl or Cmd plus Enter, which submit a text that Enter alone breaks into lines. */
export const onSubmitKey =
  (submit: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
