import { defineEntity, p } from '@mikro-orm/core';
import type { DeckPurpose } from '@playbook/contracts/decks/deck-review.schema';
import { uploadColumns } from '@playbook/service-kit/founder-files/file-columns';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** A deck that is being uploaded. Its id becomes that of the analysis. */
export const DeckUploadEntity = defineEntity({
  name: 'DeckUpload',
  ...founderTable({ schema: 'decks', table: 'deck_uploads' }),
  indexes: [{ name: 'deck_uploads_by_founder', properties: ['founderId'] }],
  properties: { ...uploadColumns(), purpose: p.text().$type<DeckPurpose>() },
});
