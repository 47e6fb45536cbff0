import type { DeckPurpose } from '@playbook/contracts/decks/deck-review.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PURPOSE_NOT_CHANGED } from '../../../failures/files/deck-failures.js';
import { keepFile } from '../../../lib/file-analysis/file.query.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { setDeckPurpose } from '../api/set-deck-purpose.js';
import { DECK_KIND } from '../lib/deck-kind.js';
import { PURPOSE_NAMES } from '../lib/words/deck-words.js';

export interface PurposeChange {
  readonly isPending: boolean;
  readonly change: (purpose: DeckPurpose) => void;
}

/** Tells the server what a deck is for, and shows the deck as it is judged then. */
export function usePurpose(founderId: string, deckId: string): PurposeChange {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (purpose: DeckPurpose) => setDeckPurpose(deckId, purpose),
    onSuccess: async (deck) => {
      await keepFile(client, DECK_KIND, founderId, deck);
      if (deck.status !== 'completed') return;
      await showToast({ title: `Judged as a deck for ${PURPOSE_NAMES[deck.purpose]}`, tone: 'success' });
    },
    onError: () => showToast(PURPOSE_NOT_CHANGED),
    retry: false,
  });
  return { isPending, change: (purpose) => mutate(purpose) };
}
