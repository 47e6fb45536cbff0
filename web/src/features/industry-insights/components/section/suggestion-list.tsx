import type { ReactNode } from 'react';
import { CopyButton } from '../../../../components/ui/copy-button.js';
import { personaOf } from '../../lib/persona.js';
import { FigureText } from '../../../../components/insights/figure-text.js';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  readonly suggestions: readonly string[];
  /** People, as a name and what is known of them, instead of recommendations. */
  readonly arePersonas: boolean;
}

/** What to do next, or whom to look for; each to be copied. */
export function SuggestionList({ suggestions, arePersonas }: SuggestionListProps): ReactNode {
  if (suggestions.length === 0) return null;
  return (
    <div>
      <h3>{arePersonas ? 'Customer Personas' : 'Key Recommendations'}</h3>
      <ul className={styles.list}>
        {suggestions.map((suggestion, index) => {
          const persona = arePersonas ? personaOf(suggestion, index) : null;
          return (
            <li key={suggestion} className={styles.item}>
              <p dir="auto">
                {persona !== null && <strong className={styles.name}>{persona.name}</strong>}
                {persona === null ? <FigureText text={suggestion} /> : persona.description}
              </p>
              <CopyButton text={suggestion} subject={persona?.name ?? suggestion} isCompact />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
