import { NativeSelect } from '@mantine/core';
import type { DeckSummary } from '@playbook/contracts/decks/deck-analysis.schema';
import { deckPurposeSchema } from '@playbook/contracts/decks/deck-review.schema';
import type { ReactNode } from 'react';
import { usePurpose } from '../../hooks/use-purpose.js';
import { PURPOSE_WORDS } from '../../lib/words/deck-words.js';

interface PurposeChoiceProps {
  readonly founderId: string;
  readonly deck: Pick<DeckSummary, 'id' | 'purpose'>;
}

/** What a deck is for. What was analysed is judged by it at once. */
export function PurposeChoice({ founderId, deck }: PurposeChoiceProps): ReactNode {
  const { isPending, change } = usePurpose(founderId, deck.id);
  return (
    <NativeSelect
      label="What is this deck for?"
      description="Words, letters and the slides that it needs are judged by it."
      disabled={isPending}
      data={deckPurposeSchema.options.map((purpose) => ({ value: purpose, label: PURPOSE_WORDS[purpose] }))}
      value={deck.purpose}
      onChange={({ currentTarget }) => {
        const purpose = deckPurposeSchema.safeParse(currentTarget.value);
        if (purpose.success) change(purpose.data);
      }}
    />
  );
}
