import { Module } from '@nestjs/common';
import { insightsAdviserProvider } from './adviser/insights-adviser.provider.js';
import { FounderErasure } from './founder/founder-erasure.service.js';
import { FounderRowsRepository } from './founder/founder-rows.repository.js';
import { FounderController } from './founder/founder.controller.js';
import { IndustryAnalysisController } from './industry-analysis/industry-analysis.controller.js';
import { IndustryAnalysisRepository } from './industry-analysis/industry-analysis.repository.js';
import { InsightsController } from './insights/insights.controller.js';
import { CountedAdvice } from './usage/counted-advice.service.js';
import { UsageRepository } from './usage/usage.repository.js';

@Module({
  controllers: [InsightsController, IndustryAnalysisController, FounderController],
  providers: [
    insightsAdviserProvider,
    CountedAdvice,
    UsageRepository,
    IndustryAnalysisRepository,
    FounderRowsRepository,
    FounderErasure,
  ],
})
export class InsightsModule {}
