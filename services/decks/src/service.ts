import { defineService } from '@playbook/service-kit/service/service-definition';
import { DECK_FILES } from './deck-files.js';
import { DecksModule } from './decks.module.js';
import { decksSettingsSchema } from './decks.settings.js';
import { DECKS_SCHEMA } from './schema.js';
import { DeckWorkerModule } from './work/deck-worker.module.js';
import { deckWorkerSettingsSchema } from './work/deck-worker.settings.js';

const SHARED = {
  name: 'decks',
  schema: DECKS_SCHEMA,
  buckets: [DECK_FILES.bucket],
  objectsOfRows: { [DECK_FILES.bucket]: 'select file_path as key from decks.deck_analyses' },
  // A thread holds some 50 MB, and is needed for moments.
  workers: { file: new URL('./review/review.worker.js', import.meta.url), areStartedWhenNeeded: true },
} as const;

/** Takes founders' decks in, and keeps what was found in them. */
export const decksService = defineService({ ...SHARED, module: DecksModule, settings: decksSettingsSchema });

/** Analyzes decks, beside the service: as many processes as there is work for. */
export const deckWorker = defineService({
  ...SHARED,
  kind: 'decks-worker',
  module: DeckWorkerModule,
  settings: deckWorkerSettingsSchema,
});
