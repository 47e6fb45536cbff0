import { Module } from '@nestjs/common';
import { CompaniesRepository } from './companies/companies.repository.js';
import { SimilarCompanies } from './companies/similar-companies.service.js';
import { ErasureMarks } from './founder/erasure-marks.repository.js';
import { FounderController } from './founder/founder.controller.js';
import { FounderErasure } from './founder/founder-erasure.service.js';
import { FounderExport } from './founder/founder-export.service.js';
import { PitchAnalysesController } from './pitch-analyses/pitch-analyses.controller.js';
import { PitchAnalysesRepository } from './pitch-analyses/pitch-analyses.repository.js';
import { PitchAnalysesService } from './pitch-analyses/pitch-analyses.service.js';

@Module({
  controllers: [PitchAnalysesController, FounderController],
  providers: [
    PitchAnalysesService,
    PitchAnalysesRepository,
    FounderExport,
    FounderErasure,
    ErasureMarks,
    SimilarCompanies,
    CompaniesRepository,
  ],
})
export class AnalysisModule {}
