import { defineService } from '@playbook/service-kit/service/service-definition';
import { erasuresOf } from '@playbook/service-kit/persistence/founder-table';
import { IndustryAnalysisEntity } from './entities/industry-analysis.entity.js';
import { UseEntity } from './entities/use.entity.js';
import { InsightsModule } from './insights.module.js';
import { insightsSettingsSchema } from './insights.settings.js';
import { CreateIndustryAnalyses } from './migrations/20261121203000-create-industry-analyses.js';
import { CreateUses } from './migrations/20261122041500-create-uses.js';
import { RefuseWithoutFounder } from './migrations/20261123090000-refuse-without-founder.js';

/** Tells founders what is known of their industry, keeps the newest of it for each, and counts their uses. */
export const insightsService = defineService({
  name: 'insights',
  module: InsightsModule,
  settings: insightsSettingsSchema,
  schema: {
    schema: 'insights',
    entities: [IndustryAnalysisEntity, UseEntity, erasuresOf('insights')],
    migrations: [
      { name: '20261121203000-create-industry-analyses', class: CreateIndustryAnalyses },
      { name: '20261122041500-create-uses', class: CreateUses },
      { name: '20261123090000-refuse-without-founder', class: RefuseWithoutFounder },
    ],
  },
});
