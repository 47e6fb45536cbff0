import type { ReactNode } from 'react';
import { placeholderParts } from '../lib/placeholder-parts.js';

interface PlaceholderTextProps {
  readonly text: string;
  /** Of the [placeholders]. */
  readonly className: string | undefined;
}

/** A text with the facts marked that the founder has to fill in. */
export const PlaceholderText = ({ text, className }: PlaceholderTextProps): ReactNode =>
  placeholderParts(text).map(({ text: words, isPlaceholder, start }) =>
    isPlaceholder ? (
      <mark key={start} className={className}>
        {words}
      </mark>
    ) : (
      <span key={start}>{words}</span>
    ),
  );
