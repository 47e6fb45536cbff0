import type { UserIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import type { FieldInsights, InsightSection } from '@playbook/contracts/insights/industry-insights.schema';

const SOURCE = { title: 'A report', publisher: 'A Bureau', year: 2025, url: 'https://example.com/report' };

/** Insights about a section as the gateway sends them. */
export function buildInsights(fieldType: InsightSection, overrides: Partial<FieldInsights> = {}): FieldInsights {
  return {
    fieldType,
    basis: { industry: 'Healthcare', industryFrom: 'founder', targetUser: 'Healthcare providers', stage: 'revenue' },
    specificOptions: [],
    suggestions: [`Do something about ${fieldType}.`],
    examples: [{ text: 'An example', source: SOURCE, confidence: 'recalled' }],
    insights: `- About ${fieldType}: it costs $5.3tn a year. ([A Bureau, 2025](<https://example.com/report>))`,
    metrics: [{ name: 'Growth', benchmark: '26% a year', source: null, confidence: 'advice' }],
    chart: null,
    engine: { kind: 'rubric', label: 'Built-in industry knowledge', version: '2026.11' },
    degraded: false,
    degradedReason: null,
    message: null,
    ...overrides,
  };
}

/** The newest idea check as other screens read it. */
export const buildUserIdeaCheck = (overrides: Partial<UserIdeaCheck> = {}): UserIdeaCheck => ({
  industry: 'Healthcare',
  stage: 'revenue',
  target_users: 'Healthcare providers',
  business_model: null,
  idea_brief: 'Software that writes insurance appeals for small clinics.',
  problem: 'Clerks skip 6 in 10 denials.',
  idea_check_id: '7b0d3c52-0f4d-4d5c-9a4e-0d8f1e2a3b4d',
  updated_at: '2026-11-20T10:00:00.000Z',
  ...overrides,
});
