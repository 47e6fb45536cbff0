import type { UserIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import type { FieldInsights, PrefillInsights } from '@playbook/contracts/insights/industry-insights.schema';

const ENGINE = { kind: 'rubric', label: 'Built-in industry knowledge', version: '1.0.0' } as const;

const AS_ASKED = { degraded: false, degradedReason: null, message: null } as const;

/** An idea check as other screens read it. */
export function buildUserIdeaCheck(overrides: Partial<UserIdeaCheck> = {}): UserIdeaCheck {
  return {
    industry: 'Healthcare',
    stage: 'mvp',
    target_users: 'Small businesses',
    business_model: null,
    idea_brief: 'We write insurance appeals for small clinics.',
    problem: 'Clerks skip 6 in 10 appeals.',
    idea_check_id: '5d5f0c5e-9c57-4f5b-9a3e-000000000001',
    updated_at: '2026-11-20T10:00:00.000Z',
    ...overrides,
  };
}

/** Insights for a quick select: the founder's own words, then templates. */
export function buildFieldInsights(overrides: Partial<FieldInsights> = {}): FieldInsights {
  return {
    fieldType: 'metrics',
    basis: { industry: 'Healthcare', industryFrom: 'founder', targetUser: 'Small businesses', stage: 'mvp' },
    specificOptions: [
      { text: '19 clinics pay us.', origin: 'idea-check' },
      { text: 'MRR [amount] in [month]', origin: 'suggestion' },
      { text: '[n] visitors, [n] paid', origin: 'suggestion' },
    ],
    suggestions: [],
    examples: [],
    insights: '',
    metrics: [],
    chart: null,
    engine: ENGINE,
    ...AS_ASKED,
    ...overrides,
  };
}

/** A prefill with one text of the founder's own and one template, one of them keyed by the field alone. */
export function buildPrefill(prefillData: PrefillInsights['prefillData'] = PREFILL): PrefillInsights {
  return { fieldType: 'prefill', prefillData, engine: ENGINE, ...AS_ASKED };
}

const PREFILL: PrefillInsights['prefillData'] = {
  'problem-problem-statement': { text: 'Clerks skip 6 in 10 appeals.', origin: 'idea-check' },
  'current-product': { text: 'We write insurance appeals for small clinics.', origin: 'idea-check' },
  'traction-metrics': { text: 'MRR [amount] in [month]', origin: 'suggestion' },
};
