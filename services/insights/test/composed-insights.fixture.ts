import {
  type FieldInsights,
  fieldInsightsSchema,
  type InsightFieldType,
  type StartupContext,
} from '@playbook/contracts/insights/industry-insights.schema';
import { composeInsights } from '../src/insights/compose-insights.js';

export const CLINICS: StartupContext = {
  ideaBrief: 'Software that writes insurance appeals for small clinics. 19 clinics pay $400 a month.',
  problem: 'Clerks skip 6 in 10 denials because an appeal takes 50 minutes by hand.',
  targetUser: 'Healthcare providers',
  industry: 'B2B SaaS',
  stage: 'revenue',
};

/** What is composed about a field, in the form of the contract. */
export const about = (fieldType: InsightFieldType, context: StartupContext = CLINICS): FieldInsights =>
  fieldInsightsSchema.parse(composeInsights({ ...context, fieldType }));
