import { erasuresOf } from '@playbook/service-kit/persistence/founder-table';
import { defineService } from '@playbook/service-kit/service/service-definition';
import { analysisSettingsSchema } from './analysis.settings.js';
import { AnalysisModule } from './analysis.module.js';
import { type ImportedCompanies, readCompanies, replaceCompanies } from './companies/import-companies.js';
import { CompanyEntity, CompanyListEntity } from './companies/company.entity.js';
import { CreateCompanies } from './migrations/20261121180000-create-companies.js';
import { AddErasures } from './migrations/20261121180000-add-erasures.js';
import { IdeaCheckEntity } from './idea-checks/idea-check.entity.js';
import { CreatePitchAnalyses } from './migrations/20261121120000-create-pitch-analyses.js';
import { CreateIdeaChecks } from './migrations/20261121183000-create-idea-checks.js';
import { AddAnalysisOutcome } from './migrations/20261121190000-add-analysis-outcome.js';
import { AnswerAnalysisEntity } from './answer-analyses/answer-analysis.entity.js';
import { CreateAnswerAnalyses } from './migrations/20261121191500-create-answer-analyses.js';
import { AddContentOutcomes } from './migrations/20261121211000-add-content-outcomes.js';
import { RefuseWithoutFounder } from './migrations/20261123090000-refuse-without-founder.js';
import { PitchAnalysisEntity } from './pitch-analyses/pitch-analysis.entity.js';

/** Judges what founders write, and keeps every judgement for the founder it belongs to. */
export const analysisService = defineService({
  name: 'analysis',
  module: AnalysisModule,
  settings: analysisSettingsSchema,
  workers: { file: new URL('./engine/engine.worker.js', import.meta.url) },
  schema: {
    schema: 'analysis',
    entities: [
      PitchAnalysisEntity,
      IdeaCheckEntity,
      AnswerAnalysisEntity,
      CompanyEntity,
      CompanyListEntity,
      erasuresOf('analysis'),
    ],
    migrations: [
      { name: '20261121120000-create-pitch-analyses', class: CreatePitchAnalyses },
      { name: '20261121180000-create-companies', class: CreateCompanies },
      { name: '20261121180000-add-erasures', class: AddErasures },
      { name: '20261121183000-create-idea-checks', class: CreateIdeaChecks },
      { name: '20261121190000-add-analysis-outcome', class: AddAnalysisOutcome },
      { name: '20261121191500-create-answer-analyses', class: CreateAnswerAnalyses },
      { name: '20261121211000-add-content-outcomes', class: AddContentOutcomes },
      { name: '20261123090000-refuse-without-founder', class: RefuseWithoutFounder },
    ],
    sqlFolder: new URL('../sql/', import.meta.url),
  },
});

/**
 * Replaces the companies that ideas are compared with.
 * @param databaseUrl Address with the service's runtime role.
 * @param text A JSON array in the public shape of the YC directory's listings.
 * @throws StartError `COMPANIES_UNUSABLE`, `MIGRATION_PENDING`; ProcedureError `service_unavailable`
 */
export async function importCompanies(databaseUrl: string, text: string): Promise<ImportedCompanies> {
  return replaceCompanies(analysisService.schema, databaseUrl, readCompanies(text));
}
