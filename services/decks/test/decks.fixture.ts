import { Module } from '@nestjs/common';
import { getDeck } from '@playbook/contracts/decks/deck-analyses.contract';
import type { DeckAnalysis } from '@playbook/contracts/decks/deck-analysis.schema';
import { deckUploads } from '@playbook/contracts/decks/deck-uploads.contract';
import { FilesBench } from '@playbook/testing/service/files-bench';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { decksService, deckWorker } from '../src/service.js';
import { DECK_READER } from '../src/work/deck-reader.port.js';
import { DeckQueuedController, WORKER_PROVIDERS } from '../src/work/deck-worker.module.js';
import { PlannedReader } from './planned-reader.fixture.js';

const PDF = Buffer.from('%PDF-1.7\nA deck of a test');

/** The decks service, with as many workers as a test starts. */
export class DecksBench extends FilesBench {
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<DecksBench> {
    return new DecksBench(await FilesBench.openFiles(decksService, settings), deckUploads);
  }

  /** One more worker, whose reader does what the test says. @returns Stops it */
  startWorker(reader: PlannedReader = new PlannedReader()): Promise<() => Promise<void>> {
    @Module({
      controllers: [DeckQueuedController],
      providers: [...WORKER_PROVIDERS, { provide: DECK_READER, useValue: reader }],
    })
    class PlannedWorkerModule {}
    return this.startWorkerOf(deckWorker, PlannedWorkerModule);
  }

  /** A deck of the founder's that is uploaded and not analyzed. */
  async upload(founder: TestFounder, content: Buffer = PDF, fileName = 'deck.pdf'): Promise<DeckAnalysis> {
    const id = await this.uploadFile(founder, content, fileName);
    return this.service.rpc.call(getDeck, { id }, founder);
  }
}
