import { defineService } from '@playbook/service-kit/service/service-definition';
import { analysisSettingsSchema } from './analysis.settings.js';
import { AnalysisModule } from './analysis.module.js';
import { CreatePitchAnalyses } from './migrations/20261121120000-create-pitch-analyses.js';
import { PitchAnalysisEntity } from './pitch-analyses/pitch-analysis.entity.js';

/** Judges what founders write, and keeps every judgement for the founder it belongs to. */
export const analysisService = defineService({
  name: 'analysis',
  module: AnalysisModule,
  settings: analysisSettingsSchema,
  schema: {
    schema: 'analysis',
    entities: [PitchAnalysisEntity],
    migrations: [{ name: '20261121120000-create-pitch-analyses', class: CreatePitchAnalyses }],
  },
});
