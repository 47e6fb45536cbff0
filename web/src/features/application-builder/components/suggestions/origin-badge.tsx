import type { SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';
import type { ReactNode } from 'react';
import styles from './suggestions.module.css';

interface OriginBadgeProps {
  readonly origin: SuggestedText['origin'];
}

/** Whether a text is the founder's own or made up around [placeholders] (decision D10). */
export function OriginBadge({ origin }: OriginBadgeProps): ReactNode {
  return (
    <span className={styles.badge} data-origin={origin}>
      {origin === 'idea-check' ? 'From Idea Check' : 'Suggestion'}
    </span>
  );
}
