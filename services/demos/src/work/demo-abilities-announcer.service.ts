import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { FileWorker } from '@playbook/service-kit/founder-files/worker/file-worker';
import { DemoAbilitiesService } from '../abilities/demo-abilities.service.js';
import { MEDIA_ENGINES, type MediaEngines } from './media-engines.port.js';

const ANNOUNCE_EVERY_MS = 20_000;

/** Says again and again what this worker can do. */
@Injectable()
export class DemoAbilitiesAnnouncer implements OnApplicationBootstrap {
  constructor(
    private readonly worker: FileWorker,
    private readonly abilities: DemoAbilitiesService,
    @Inject(MEDIA_ENGINES) private readonly engines: MediaEngines,
  ) {}

  onApplicationBootstrap(): void {
    this.worker.every(ANNOUNCE_EVERY_MS, 'What this worker can do could not be said', () => this.announce());
  }

  private async announce(): Promise<void> {
    const canAnalyze = await this.engines.analyser.isReady();
    await this.abilities.announce({ canAnalyze, canTranscribe: this.engines.transcriber.isReady });
  }
}
