const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Brings a heading to the top of the window, and the keyboard and screen readers to it; without a glide for who wants none. */
export function comeTo(heading: HTMLElement | null): void {
  const behavior = window.matchMedia(LESS_MOTION).matches ? 'instant' : 'smooth';
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior });
}
