import { describe, expect, it } from '@jest/globals';
import {
  INSIGHT_FIELD_TYPES,
  industryInsightsSchema,
  insightsRequestSchema,
} from '@playbook/contracts/insights/industry-insights.schema';
import fc from 'fast-check';
import { composeInsights } from './compose-insights.js';

/** What founders may type: any text, and what looks like markup or a sentence. */
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.stringMatching(/^[a-z .!?*_[\]()#<>-]{0,200}$/),
  fc.constantFrom('...', '…', '[x](javascript:alert(1))', '- \n- \n', 'Not specified', 'We sell payroll to clinics.'),
);
const requests = fc.record(
  {
    fieldType: fc.constantFrom(...INSIGHT_FIELD_TYPES, 'prefill'),
    ideaBrief: words,
    problem: words,
    description: words,
    targetUsers: words,
    targetUser: fc.constantFrom('Developers', 'Not specified', 'anything'),
    industry: fc.constantFrom('Fintech', 'general', 'anything'),
    stage: fc.constantFrom('idea', 'any'),
  },
  { requiredKeys: ['fieldType'] },
);

describe('insights about whatever a founder types', () => {
  it('keep to their schema, say the same twice, and quote nothing as markup', () => {
    fc.assert(
      fc.property(requests, (input) => {
        const request = insightsRequestSchema.safeParse(input);
        fc.pre(request.success);
        const insights = composeInsights(request.data);
        expect(industryInsightsSchema.safeParse(insights).success).toBe(true);
        expect(composeInsights(request.data)).toEqual(insights);
        if (insights.fieldType === 'prefill') return;
        expect(insights.insights).not.toMatch(/\]\((?!<https?:\/\/)/);
        for (const line of insights.suggestions) expect(line).not.toMatch(/\n|“”|: ;|Count :/);
      }),
      { numRuns: 150 },
    );
  });
});
