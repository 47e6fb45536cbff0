import { Module } from '@nestjs/common';
import { insightsLifecycle } from '@playbook/contracts/insights/insights-lifecycle.contract';
import { founderLifecycleController } from '@playbook/service-kit/founder/founder-lifecycle.controller';
import { insightsAdviserProvider } from './adviser/insights-adviser.provider.js';
import { InsightsFounderRows } from './founder/insights-founder-rows.service.js';
import { IndustryAnalysisController } from './industry-analysis/industry-analysis.controller.js';
import { IndustryAnalysisRepository } from './industry-analysis/industry-analysis.repository.js';
import { InsightsController } from './insights/insights.controller.js';
import { CountedAdvice } from './usage/counted-advice.service.js';
import { UsageRepository } from './usage/usage.repository.js';

@Module({
  controllers: [
    InsightsController,
    IndustryAnalysisController,
    founderLifecycleController(insightsLifecycle, InsightsFounderRows),
  ],
  providers: [insightsAdviserProvider, CountedAdvice, UsageRepository, IndustryAnalysisRepository, InsightsFounderRows],
})
export class InsightsModule {}
