import type { ReactNode } from 'react';
import type { HighlightTone } from './highlight-segments.js';
import styles from './highlighted-text.module.css';

const WORDS: readonly (readonly [HighlightTone, string])[] = [
  ['good', 'Earns points'],
  ['bad', 'Costs points'],
  ['warning', 'Red flag'],
  ['buzzword', 'Buzzword'],
];

interface HighlightLegendProps {
  readonly tones: ReadonlySet<HighlightTone | null>;
}

/** What the marks in the founder's text mean; only those that occur. */
export function HighlightLegend({ tones }: HighlightLegendProps): ReactNode {
  const shown = WORDS.filter(([tone]) => tones.has(tone));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {shown.map(([tone, word]) => (
        <li key={tone}>
          <span className={styles.swatch} data-tone={tone} aria-hidden="true" />
          {word}
        </li>
      ))}
    </ul>
  );
}
