/** As a `ref`: brings the keyboard to a field that appears because the founder asked for it. */
export const focusOnShow = (field: HTMLElement | null): void => field?.focus();
