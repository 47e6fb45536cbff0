import type { SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';
import type { ReactNode } from 'react';
import { ToneBadge } from '../../../../components/ui/badges/tone-badge.js';

interface OriginBadgeProps {
  readonly origin: SuggestedText['origin'];
}

/** Whether a text is the founder's own or made up around [placeholders] (decision D10). */
export function OriginBadge({ origin }: OriginBadgeProps): ReactNode {
  return (
    <ToneBadge tone={origin === 'idea-check' ? 'good' : 'fair'}>
      {origin === 'idea-check' ? 'From Idea Check' : 'Suggestion'}
    </ToneBadge>
  );
}
