import { defineEntity, p } from '@mikro-orm/core';
import type { DeckFailure, DeckLayout, WholeDeckReview } from '@playbook/contracts/decks/deck-analysis.schema';
import type { DeckPurpose } from '@playbook/contracts/decks/deck-review.schema';
import type { FileStatus } from '@playbook/contracts/files/file-analysis.schema';
import { fileColumns } from '@playbook/service-kit/founder-files/file-columns';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** A founder's deck, and what was said of it as a whole. */
export const DeckAnalysisEntity = defineEntity({
  name: 'DeckAnalysis',
  ...founderTable({ schema: 'decks', table: 'deck_analyses' }),
  indexes: [
    {
      name: 'deck_analyses_newest_first',
      expression:
        'create index deck_analyses_newest_first on decks.deck_analyses (founder_id, created_at desc, id desc)',
    },
  ],
  checks: [
    {
      name: 'deck_analyses_processing_status_check',
      expression: `processing_status in ('uploaded', 'processing', 'completed', 'failed')`,
    },
  ],
  properties: {
    ...fileColumns(),
    purpose: p.text().$type<DeckPurpose>(),
    processingStatus: p.text().$type<FileStatus>(),
    failure: p.text().$type<DeckFailure>().nullable(),
    overallScore: p.smallint().nullable(),
    layout: p.json<DeckLayout>().nullable(),
    review: p.json<WholeDeckReview>().nullable(),
    analyzedAt: p.datetime(3).nullable(),
  },
});
