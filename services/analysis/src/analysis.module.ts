import { Module } from '@nestjs/common';
import { CompaniesRepository } from './companies/companies.repository.js';
import { SimilarCompanies } from './companies/similar-companies.service.js';
import { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import { founderLifecycleController } from '@playbook/service-kit/founder/founder-lifecycle.controller';
import { resolveShare } from '@playbook/contracts/sharing/share-links.contract';
import { readSharedPitch } from '@playbook/contracts/sharing/shared-documents.contract';
import { sharedDocumentsController } from '@playbook/service-kit/sharing/shared-documents.controller';
import { ApplicationMemoController } from './content/application-memo.controller.js';
import { ContentController } from './content/content.controller.js';
import { analystProvider } from './analyst/analyst.provider.js';
import { EngineWorkers } from './engine/engine-workers.service.js';
import { AnalysisFounderRows } from './founder/analysis-founder-rows.service.js';
import { FounderExport } from './founder/founder-export.service.js';
import { FounderStandingRepository } from './founder/founder-standing.repository.js';
import { FounderStandingController } from './founder/founder-standing.controller.js';
import { KINDS } from './kinds.js';
import { SharedPitch } from './sharing/shared-pitch.service.js';
import { AnalysesRepository } from './stored-analyses/analyses.repository.js';
import { AnalysesService } from './stored-analyses/analyses.service.js';
import { historyController } from './stored-analyses/history.controller.js';
import { SingleFlightAnalysis } from './stored-analyses/single-flight-analysis.service.js';
import { Allowances } from './stored-analyses/allowances.service.js';
import { StoredAnalysesController } from './stored-analyses/stored-analyses.controller.js';
import { StoredAnalysesRepository } from './stored-analyses/stored-analyses.repository.js';

@Module({
  controllers: [
    ...KINDS.map((kind) => historyController(kind)),
    ContentController,
    ApplicationMemoController,
    founderLifecycleController(analysisLifecycle, AnalysisFounderRows),
    FounderStandingController,
    StoredAnalysesController,
    sharedDocumentsController({ kind: 'pitch', read: readSharedPitch, resolve: resolveShare }, SharedPitch),
  ],
  providers: [
    EngineWorkers,
    analystProvider,
    SingleFlightAnalysis,
    AnalysesService,
    AnalysesRepository,
    FounderExport,
    AnalysisFounderRows,
    FounderStandingRepository,
    Allowances,
    StoredAnalysesRepository,
    SimilarCompanies,
    CompaniesRepository,
    SharedPitch,
  ],
})
export class AnalysisModule {}
