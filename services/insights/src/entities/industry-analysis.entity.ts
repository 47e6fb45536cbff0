import { defineEntity, p } from '@mikro-orm/core';
import type { AnalysisData } from '@playbook/contracts/insights/industry-analysis.schema';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** A founder's newest insights. */
export const IndustryAnalysisEntity = defineEntity({
  name: 'IndustryAnalysis',
  ...founderTable({ schema: 'insights', table: 'user_industry_analyses' }),
  properties: {
    founderId: p.uuid().primary(),
    startupDescription: p.text(),
    targetUsers: p.text(),
    userContextHash: p.text(),
    analysisData: p.json<AnalysisData>(),
    updatedAt: p.datetime(3),
  },
});
