import { Module } from '@nestjs/common';
import { deckAnalyses, deckQueued } from '@playbook/contracts/decks/deck-analyses.contract';
import { deckUploads } from '@playbook/contracts/decks/deck-uploads.contract';
import { decksLifecycle } from '@playbook/contracts/decks/decks-lifecycle.contract';
import { founderLifecycleController } from '@playbook/service-kit/founder/founder-lifecycle.controller';
import { fileAnalysesController } from '@playbook/service-kit/founder-files/analyses/file-analyses.controller';
import { fileAnalysesProviders } from '@playbook/service-kit/founder-files/analyses/file-analyses.providers';
import { fileUploadsController } from '@playbook/service-kit/founder-files/uploads/file-uploads.controller';
import { fileUploadsProvider } from '@playbook/service-kit/founder-files/uploads/file-uploads.provider';
import { resolveShare } from '@playbook/contracts/sharing/share-links.contract';
import { readSharedDeck } from '@playbook/contracts/sharing/shared-documents.contract';
import { sharedDocumentsController } from '@playbook/service-kit/sharing/shared-documents.controller';
import { DeckAnalysesRepository } from './analyses/deck-analyses.repository.js';
import { DeckPurposeController } from './analyses/deck-purpose.controller.js';
import { DeckPurposes } from './analyses/deck-purpose.service.js';
import { DeckRecords } from './analyses/deck-records.service.js';
import { DECK_FILES } from './deck-files.js';
import { DECK_PROVIDERS } from './deck.providers.js';
import type { DecksSettings } from './decks.settings.js';
import { DecksFounderRows } from './founder/decks-founder-rows.service.js';
import { SharedDeck } from './sharing/shared-deck.service.js';

/** What founders call. */
@Module({
  controllers: [
    fileUploadsController(deckUploads),
    fileAnalysesController(deckAnalyses),
    DeckPurposeController,
    founderLifecycleController(decksLifecycle, DecksFounderRows),
    sharedDocumentsController({ kind: 'deck', read: readSharedDeck, resolve: resolveShare }, SharedDeck),
  ],
  providers: [
    ...DECK_PROVIDERS,
    fileUploadsProvider(DECK_FILES, (settings: DecksSettings) => settings.PLAYBOOK_ALLOWANCE_DECK_MB),
    ...fileAnalysesProviders(DECK_FILES, { rows: DeckAnalysesRepository, records: DeckRecords, queued: deckQueued }),
    DeckPurposes,
    DecksFounderRows,
    SharedDeck,
  ],
})
export class DecksModule {}
