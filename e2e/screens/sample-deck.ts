import { join } from 'node:path';
import type { DeckSummary } from '@playbook/contracts/decks/deck-analysis.schema';
import { REPOSITORY } from '@playbook/testing/product/start-product';

/** The deck that ships with the product. */
export const SAMPLE_DECK = join(REPOSITORY, 'samples/slotwise.pdf');

/** A deck in the middle of its analysis. */
export const RUNNING_DECK: DeckSummary = {
  id: '00000000-0000-4000-8000-000000000002',
  fileName: 'slotwise, version 3.pdf',
  fileSizeBytes: 2_411_724,
  purpose: 'demo-day',
  slideCount: 0,
  status: 'processing',
  progress: { stage: 'fetching', share: 0.1, slidesRead: 0 },
  failure: null,
  overallScore: null,
  thumbnailUrl: null,
  createdAt: new Date().toISOString(),
  analyzedAt: null,
};
