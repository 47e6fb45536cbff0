import { Module } from '@nestjs/common';
import { CompaniesRepository } from './companies/companies.repository.js';
import { SimilarCompanies } from './companies/similar-companies.service.js';
import { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import { founderLifecycleController } from '@playbook/service-kit/founder/founder-lifecycle.controller';
import { AnswerAnalysesController } from './answer-analyses/answer-analyses.controller.js';
import { AnswerAnalysesRepository } from './answer-analyses/answer-analyses.repository.js';
import { AnswerAnalysesService } from './answer-analyses/answer-analyses.service.js';
import { ContentController } from './content/content.controller.js';
import { analystProvider } from './analyst/analyst.provider.js';
import { EngineWorkers } from './engine/engine-workers.service.js';
import { JudgeOnce } from './analyst/judge-once.service.js';
import { AnalysisFounderRows } from './founder/analysis-founder-rows.service.js';
import { FounderExport } from './founder/founder-export.service.js';
import { IdeaChecksController } from './idea-checks/idea-checks.controller.js';
import { IdeaChecksRepository } from './idea-checks/idea-checks.repository.js';
import { IdeaChecksService } from './idea-checks/idea-checks.service.js';
import { PitchAnalysesController } from './pitch-analyses/pitch-analyses.controller.js';
import { PitchAnalysesRepository } from './pitch-analyses/pitch-analyses.repository.js';
import { PitchAnalysesService } from './pitch-analyses/pitch-analyses.service.js';
import { FounderStandingRepository } from './founder/founder-standing.repository.js';
import { FounderStandingController } from './founder/founder-standing.controller.js';
import { Allowances } from './stored-analyses/allowances.service.js';
import { StoredAnalysesController } from './stored-analyses/stored-analyses.controller.js';
import { StoredAnalysesRepository } from './stored-analyses/stored-analyses.repository.js';

@Module({
  controllers: [
    PitchAnalysesController,
    IdeaChecksController,
    AnswerAnalysesController,
    ContentController,
    founderLifecycleController(analysisLifecycle, AnalysisFounderRows),
    FounderStandingController,
    StoredAnalysesController,
  ],
  providers: [
    EngineWorkers,
    analystProvider,
    JudgeOnce,
    PitchAnalysesService,
    PitchAnalysesRepository,
    IdeaChecksService,
    IdeaChecksRepository,
    AnswerAnalysesService,
    AnswerAnalysesRepository,
    FounderExport,
    AnalysisFounderRows,
    FounderStandingRepository,
    Allowances,
    StoredAnalysesRepository,
    SimilarCompanies,
    CompaniesRepository,
  ],
})
export class AnalysisModule {}
