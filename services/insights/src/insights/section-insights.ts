import type { FieldInsights, InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { DEFAULT_OPTION_CAP, OPTION_CAPS } from '@playbook/critique/answer/prefill/option-templates';
import { marketChartOf } from '../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../startup/known-startup.js';
import { fits } from './facts/fits.js';
import { subjectsOfFact } from '../startup/subjects.js';
import { SUMS } from './facts/fits.js';
import { knownSection, touches } from './facts/known-section.js';
import { asMarkdown, bulletList, citedLine } from './markdown.js';
import { ownFigures } from './own-figures.js';
import { ownRecommendations } from './own-words.js';
import { personas } from './personas.js';
import { partnerQuestions } from './said/partner-questions.js';
import { saidLines } from './said/said-lines.js';
import { todaysWayLine } from './said/todays-way.js';
import { relatedFacts } from './facts/related-facts.js';
import { stageAdvice } from './stage-advice.js';
import { changesBeside } from './facts/touching-changes.js';

/** What a section says of a startup; the caller says for which field. */
export type SectionInsights = Pick<FieldInsights, 'insights' | 'suggestions' | 'examples' | 'metrics' | 'chart'>;

/** What is known of a section of the startup's industry: closest to its words first, with what that means for it. */
export function sectionInsights(section: InsightSection, startup: KnownStartup): SectionInsights {
  const { basis } = startup;
  const known = knownSection(section, startup);
  const isChosen = basis.industryFrom === 'founder';
  return {
    insights: insightsText(section, startup),
    suggestions: suggestionsOf(section, startup),
    examples: [...known.examples],
    metrics: [...known.metrics],
    chart: section === 'market-size' && isChosen ? chartFor(startup) : null,
  };
}

/** The market in figures, where they are of what the founder writes about. */
function chartFor(startup: KnownStartup): FieldInsights['chart'] {
  const chart = marketChartOf(startup.basis.industry);
  return chart !== null &&
    [chart.title, ...chart.bars.map(({ label }) => label)].every((line) => fits(line, startup)) &&
    (startup.text === '' || (touches(chart.title, startup) && !subjectsOfFact(chart.title).includes(SUMS)))
    ? chart
    : null;
}

function suggestionsOf(section: InsightSection, startup: KnownStartup): string[] {
  const maxItems = OPTION_CAPS[section] ?? DEFAULT_OPTION_CAP;
  if (section === 'target-customers') return personas(startup, maxItems);
  const figures = section === 'market-size' ? ownFigures(startup) : [];
  const known = knownSection(section, startup).suggestions;
  const recommended =
    section === 'competitors' && namesAnotherTool(startup) ? [] : ownRecommendations(section, startup);
  return [...figures, ...recommended, ...partnerQuestions(section, startup), ...known].slice(0, maxItems);
}

/** Whether what customers do today is told above, without the tool that the recommendation would call the first competitor. */
function namesAnotherTool(startup: KnownStartup): boolean {
  const [way, tools] = [todaysWayLine(startup), startup.todaysTools];
  return way !== null && tools !== null && !way.includes(tools.replace(/s$/, ''));
}

/** The changes; told apart from what stands above them, where there is something. */
const changesText = (changes: readonly string[], isBelow: boolean): string =>
  `${isBelow ? '**Changes that touch what you wrote**\n\n' : ''}${bulletList(changes.map(asMarkdown))}`;

function insightsText(section: InsightSection, startup: KnownStartup): string {
  const facts = knownSection(section, startup).insights;
  const related = relatedFacts(section, startup);
  const changes =
    section === 'trends'
      ? changesBeside(
          [...facts, ...related].map(({ text }) => text),
          startup,
        )
      : [];
  const said = saidLines(section, startup, facts.length + related.length + changes.length > 0);
  const lines = [...facts.map(citedLine), ...said.map(asMarkdown)];
  const nextStep = stageAdvice(section, startup, changes.length > 0 || startup.text === '');
  return [
    ...(lines.length > 0 ? [bulletList(lines)] : []),
    ...(changes.length > 0 ? [changesText(changes, lines.length > 0)] : []),
    ...(related.length > 0 ? [`**From industries next to yours**\n\n${bulletList(related.map(citedLine))}`] : []),
    ...(nextStep === null ? [] : [`**Your next step** ${asMarkdown(nextStep)}`]),
  ].join('\n\n');
}
