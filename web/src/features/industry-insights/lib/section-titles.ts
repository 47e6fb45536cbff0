import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';

/** Titles of the six cards (section 2 of the specification). */
export const SECTION_TITLES: Readonly<Record<InsightSection, string>> = {
  'market-size': 'Market Size & Opportunity',
  'target-customers': 'Target Customers',
  'business-model': 'Business Models',
  competitors: 'Competitive Landscape',
  trends: 'Industry Trends',
  challenges: 'Key Challenges',
};
