import { describe, expect, it } from '@jest/globals';
import type { InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';
import type { UsageTool } from '@playbook/contracts/founder/usage.contract';
import { usedTool } from './used-tool.js';

describe('asking for insights', () => {
  it.each<[string, InsightsRequest, UsageTool | null]>([
    ['a section', { fieldType: 'market-size', description: 'Payroll' }, 'industryInsights'],
    ['anything else by API', { fieldType: 'why-now' }, 'industryInsights'],
    ['texts for all questions', { fieldType: 'prefill' }, 'prefills'],
    ['a quick select', { fieldType: 'market-size', questionId: 'market-size' }, null],
  ])('about %s is a use of its tool', (_, request, tool) => {
    expect(usedTool(request)).toBe(tool);
  });
});
