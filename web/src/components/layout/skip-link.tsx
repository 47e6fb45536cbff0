import type { ReactNode } from 'react';

/** First stop of the keyboard on every page: past the navigation. */
export function SkipLink(): ReactNode {
  return (
    <a href="#main" className="skip-link">
      Skip to the content
    </a>
  );
}
