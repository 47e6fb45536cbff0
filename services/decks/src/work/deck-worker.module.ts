import { Module, type Provider } from '@nestjs/common';
import { deckQueued } from '@playbook/contracts/decks/deck-analyses.contract';
import { DeckProcess } from '@playbook/media/deck/deck-process';
import { fileQueuedController } from '@playbook/service-kit/founder-files/worker/file-queued.controller';
import { fileWorkerProviders } from '@playbook/service-kit/founder-files/worker/file-worker.providers';
import { DECK_FILES } from '../deck-files.js';
import { DECK_PROVIDERS } from '../deck.providers.js';
import { AnalyseDeckWork } from './analyse-deck.work.js';
import { DECK_READER } from './deck-reader.port.js';
import type { DeckWorkerSettings } from './deck-worker.settings.js';

/** What a worker consists of, but for the reader that it works with. */
export const WORKER_PROVIDERS: readonly Provider[] = [
  ...DECK_PROVIDERS,
  ...fileWorkerProviders(DECK_FILES, AnalyseDeckWork, (settings: DeckWorkerSettings) => settings.PLAYBOOK_DECK_JOBS),
];

/** What tells a worker of jobs. */
export const DeckQueuedController = fileQueuedController(deckQueued);

/** What analyzes decks. */
@Module({
  controllers: [DeckQueuedController],
  providers: [...WORKER_PROVIDERS, { provide: DECK_READER, useFactory: () => new DeckProcess() }],
})
export class DeckWorkerModule {}
