import { Module, type Provider } from '@nestjs/common';
import { demoQueued } from '@playbook/contracts/demos/demo-analyses.contract';
import { fileQueuedController } from '@playbook/service-kit/founder-files/worker/file-queued.controller';
import { fileWorkerProviders } from '@playbook/service-kit/founder-files/worker/file-worker.providers';
import { DEMO_FILES } from '../demo-files.js';
import { DEMO_PROVIDERS } from '../demo.providers.js';
import { AnalyseDemoWork } from './analyse-demo.work.js';
import { DemoAbilitiesAnnouncer } from './demo-abilities-announcer.service.js';
import type { DemoWorkerSettings } from './demo-worker.settings.js';
import { mediaEnginesProvider } from './media-engines.provider.js';

/** What a worker consists of, but for the engines that it works with. */
export const WORKER_PROVIDERS: readonly Provider[] = [
  ...DEMO_PROVIDERS,
  ...fileWorkerProviders(DEMO_FILES, AnalyseDemoWork, (settings: DemoWorkerSettings) => settings.PLAYBOOK_DEMO_JOBS),
  DemoAbilitiesAnnouncer,
];

/** What tells a worker of jobs. */
export const DemoQueuedController = fileQueuedController(demoQueued);

/** What analyses videos. */
@Module({
  controllers: [DemoQueuedController],
  providers: [...WORKER_PROVIDERS, mediaEnginesProvider],
})
export class DemoWorkerModule {}
