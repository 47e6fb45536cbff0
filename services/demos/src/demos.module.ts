import { Module } from '@nestjs/common';
import { demoAnalyses, demoQueued } from '@playbook/contracts/demos/demo-analyses.contract';
import { demoUploads } from '@playbook/contracts/demos/demo-uploads.contract';
import { demosLifecycle } from '@playbook/contracts/demos/demos-lifecycle.contract';
import { founderLifecycleController } from '@playbook/service-kit/founder/founder-lifecycle.controller';
import { fileAnalysesController } from '@playbook/service-kit/founder-files/analyses/file-analyses.controller';
import { fileAnalysesProviders } from '@playbook/service-kit/founder-files/analyses/file-analyses.providers';
import { fileUploadsController } from '@playbook/service-kit/founder-files/uploads/file-uploads.controller';
import { fileUploadsProvider } from '@playbook/service-kit/founder-files/uploads/file-uploads.provider';
import { resolveShare } from '@playbook/contracts/sharing/share-links.contract';
import { readSharedDemo } from '@playbook/contracts/sharing/shared-documents.contract';
import { sharedDocumentsController } from '@playbook/service-kit/sharing/shared-documents.controller';
import { DemoAbilitiesController } from './abilities/demo-abilities.controller.js';
import { DemoAnalysesController } from './analyses/demo-analyses.controller.js';
import { DemoAnalysesRepository } from './analyses/demo-analyses.repository.js';
import { DemoJudgement } from './analyses/demo-judgement.service.js';
import { DemoRecords } from './analyses/demo-records.service.js';
import { DEMO_FILES } from './demo-files.js';
import { DEMO_PROVIDERS } from './demo.providers.js';
import type { DemosSettings } from './demos.settings.js';
import { DemosFounderRows } from './founder/demos-founder-rows.service.js';
import { SharedDemo } from './sharing/shared-demo.service.js';

/** What founders call. */
@Module({
  controllers: [
    fileUploadsController(demoUploads),
    fileAnalysesController(demoAnalyses),
    DemoAnalysesController,
    DemoAbilitiesController,
    founderLifecycleController(demosLifecycle, DemosFounderRows),
    sharedDocumentsController({ kind: 'demo', read: readSharedDemo, resolve: resolveShare }, SharedDemo),
  ],
  providers: [
    ...DEMO_PROVIDERS,
    fileUploadsProvider(DEMO_FILES, (settings: DemosSettings) => settings.PLAYBOOK_ALLOWANCE_DEMO_MB),
    ...fileAnalysesProviders(DEMO_FILES, { rows: DemoAnalysesRepository, records: DemoRecords, queued: demoQueued }),
    DemoJudgement,
    DemosFounderRows,
    SharedDemo,
  ],
})
export class DemosModule {}
