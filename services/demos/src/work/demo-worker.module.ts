import { type FactoryProvider, Module, type Provider } from '@nestjs/common';
import { JobQueue } from '@playbook/service-kit/jobs/job-queue';
import { JobRunner } from '@playbook/service-kit/jobs/job-runner';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { DEMO_PROVIDERS } from '../demo.providers.js';
import { ObjectRemover } from '../removal/object-remover.service.js';
import { RemovalsRepository } from '../removal/removals.repository.js';
import { AnalyseDemoWork } from './analyse-demo.work.js';
import { DemoQueuedController } from './demo-queued.controller.js';
import { DemoWorker } from './demo-worker.service.js';
import type { DemoWorkerSettings } from './demo-worker.settings.js';
import { mediaEnginesProvider } from './media-engines.provider.js';

const jobRunnerProvider: FactoryProvider<JobRunner> = {
  provide: JobRunner,
  useFactory: (queue: JobQueue, work: AnalyseDemoWork, logger: Logger, settings: DemoWorkerSettings) =>
    new JobRunner(queue, work, logger, settings.PLAYBOOK_DEMO_JOBS),
  inject: [JobQueue, AnalyseDemoWork, Logger, SERVICE_SETTINGS],
};

/** What a worker consists of, but for the engines that it works with. */
export const WORKER_PROVIDERS: readonly Provider[] = [
  ...DEMO_PROVIDERS,
  RemovalsRepository,
  ObjectRemover,
  AnalyseDemoWork,
  jobRunnerProvider,
  DemoWorker,
];

/** What analyses videos. */
@Module({
  controllers: [DemoQueuedController],
  providers: [...WORKER_PROVIDERS, mediaEnginesProvider],
})
export class DemoWorkerModule {}
