import { defineService } from '@playbook/service-kit/service/service-definition';
import { DemosModule } from './demos.module.js';
import { demosSettingsSchema } from './demos.settings.js';
import { DEMO_FILES } from './demo-files.js';
import { DEMOS_SCHEMA } from './schema.js';
import { DemoWorkerModule } from './work/demo-worker.module.js';
import { demoWorkerSettingsSchema } from './work/demo-worker.settings.js';

const SHARED = {
  name: 'demos',
  schema: DEMOS_SCHEMA,
  buckets: [DEMO_FILES.bucket],
  objectsOfRows: { [DEMO_FILES.bucket]: 'select file_path as key from demos.demo_analyses' },
  // A thread holds some 50 MB, and is needed for moments.
  workers: { file: new URL('./review/review.worker.js', import.meta.url), areStartedWhenNeeded: true },
} as const;

/** Takes founders' videos in, and keeps what was found in them. */
export const demosService = defineService({ ...SHARED, module: DemosModule, settings: demosSettingsSchema });

/** Analyses videos, beside the service: as many processes as there is work for. */
export const demoWorker = defineService({
  ...SHARED,
  kind: 'demos-worker',
  module: DemoWorkerModule,
  settings: demoWorkerSettingsSchema,
});
