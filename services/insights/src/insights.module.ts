import { Module } from '@nestjs/common';
import { insightsAdviserProvider } from './adviser/insights-adviser.provider.js';
import { FounderErasure } from './founder/founder-erasure.service.js';
import { FounderController } from './founder/founder.controller.js';
import { IndustryAnalysisController } from './industry-analysis/industry-analysis.controller.js';
import { IndustryAnalysisRepository } from './industry-analysis/industry-analysis.repository.js';
import { InsightsController } from './insights/insights.controller.js';

@Module({
  controllers: [InsightsController, IndustryAnalysisController, FounderController],
  providers: [insightsAdviserProvider, IndustryAnalysisRepository, FounderErasure],
})
export class InsightsModule {}
