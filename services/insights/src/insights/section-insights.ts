import type { FieldInsights, InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { DEFAULT_OPTION_CAP, OPTION_CAPS } from '@playbook/critique/answer/prefill/option-templates';
import { KNOWLEDGE, marketChartOf } from '../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../startup/known-startup.js';
import { closestFirst } from './closeness.js';
import { asMarkdown, bulletList, citedLine } from './markdown.js';
import { ownRecommendations } from './own-words.js';
import { personas } from './personas.js';
import { relatedFacts } from './related-facts.js';
import { STAGE_ADVICE } from './stage-advice.js';

/** What a section says of a startup; the caller says for which field. */
export type SectionInsights = Pick<FieldInsights, 'insights' | 'suggestions' | 'examples' | 'metrics' | 'chart'>;

/** What is known of a section of the startup's industry: closest to its words first, with what that means for it. */
export function sectionInsights(section: InsightSection, startup: KnownStartup): SectionInsights {
  const { basis, stems } = startup;
  const known = KNOWLEDGE[basis.industry][section];
  return {
    insights: insightsText(section, startup),
    suggestions: suggestionsOf(section, startup),
    examples: closestFirst(known.examples, stems, ({ text }) => text),
    metrics: closestFirst(known.metrics, stems, ({ name }) => name),
    chart: section === 'market-size' ? marketChartOf(basis.industry) : null,
  };
}

function suggestionsOf(section: InsightSection, startup: KnownStartup): string[] {
  const maxItems = OPTION_CAPS[section] ?? DEFAULT_OPTION_CAP;
  if (section === 'target-customers') return personas(startup, maxItems);
  const known = closestFirst(KNOWLEDGE[startup.basis.industry][section].suggestions, startup.stems, (text) => text);
  return [...ownRecommendations(section, startup), ...known].slice(0, maxItems);
}

function insightsText(section: InsightSection, startup: KnownStartup): string {
  const { basis, stems } = startup;
  const facts = closestFirst(KNOWLEDGE[basis.industry][section].insights, stems, ({ text }) => text);
  const related = relatedFacts(section, startup);
  return [
    bulletList(facts.map(citedLine)),
    ...(related.length > 0 ? [`**From industries next to yours**\n\n${bulletList(related.map(citedLine))}`] : []),
    ...(basis.stage ? [`**Your next step** ${asMarkdown(STAGE_ADVICE[basis.stage][section])}`] : []),
  ].join('\n\n');
}
