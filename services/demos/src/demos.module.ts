import { Module } from '@nestjs/common';
import { demosLifecycle } from '@playbook/contracts/demos/demos-lifecycle.contract';
import { founderLifecycleController } from '@playbook/service-kit/founder/founder-lifecycle.controller';
import { DemoAbilitiesController } from './abilities/demo-abilities.controller.js';
import { DemoAnalysesController } from './analyses/demo-analyses.controller.js';
import { DemoAnalysesService } from './analyses/demo-analyses.service.js';
import { DemoJudgement } from './analyses/demo-judgement.service.js';
import { DemoRuns } from './analyses/demo-runs.service.js';
import { DemosFounderRows } from './founder/demos-founder-rows.service.js';
import { DEMO_PROVIDERS } from './demo.providers.js';
import { DemoUploadsController } from './uploads/demo-uploads.controller.js';
import { DemoUploadsRepository } from './uploads/demo-uploads.repository.js';
import { DemoUploadsService } from './uploads/demo-uploads.service.js';

/** What founders call. */
@Module({
  controllers: [
    DemoUploadsController,
    DemoAnalysesController,
    DemoAbilitiesController,
    founderLifecycleController(demosLifecycle, DemosFounderRows),
  ],
  providers: [
    ...DEMO_PROVIDERS,
    DemoUploadsRepository,
    DemoUploadsService,
    DemoAnalysesService,
    DemoRuns,
    DemoJudgement,
    DemosFounderRows,
  ],
})
export class DemosModule {}
