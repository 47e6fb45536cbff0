import { setDeckPurposeRoute } from '@playbook/contracts/decks/deck-analyses.contract';
import type { DeckAnalysis } from '@playbook/contracts/decks/deck-analysis.schema';
import type { DeckPurpose } from '@playbook/contracts/decks/deck-review.schema';
import { request } from '../../../lib/api-client/request.js';

/** Says what a deck is for. One that was analysed is judged anew by it. @throws ApiError as `request` does */
export const setDeckPurpose = (id: string, purpose: DeckPurpose): Promise<DeckAnalysis> =>
  request(setDeckPurposeRoute, { params: { id }, body: { purpose } });
