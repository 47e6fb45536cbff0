import { Module } from '@nestjs/common';
import { PitchAnalysesController } from './pitch-analyses/pitch-analyses.controller.js';
import { PitchAnalysesRepository } from './pitch-analyses/pitch-analyses.repository.js';
import { PitchAnalysesService } from './pitch-analyses/pitch-analyses.service.js';

@Module({
  controllers: [PitchAnalysesController],
  providers: [PitchAnalysesService, PitchAnalysesRepository],
})
export class AnalysisModule {}
