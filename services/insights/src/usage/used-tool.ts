import type { InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';
import type { UsageTool } from '@playbook/contracts/founder/usage.contract';

/** What a founder uses who asks for this; null for the builder's quick select, which is opened and closed like a list. */
export function usedTool({ fieldType, questionId }: InsightsRequest): UsageTool | null {
  if (fieldType === 'prefill') return 'prefills';
  return questionId === undefined ? 'industryInsights' : null;
}
