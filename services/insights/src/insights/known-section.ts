import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { KNOWLEDGE } from '../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../startup/known-startup.js';
import { closenessOf, closestFirst } from './closeness.js';

type KnownSection = (typeof KNOWLEDGE)['General'][InsightSection];

/** A list of names is no fact about this startup, whatever words it shares. */
const NAMES = /^Names to know\b/;

/** What touches the startup's own words, and what holds for any startup behind it. */
function touching<T>(
  ofIndustry: readonly T[],
  ofAny: readonly T[],
  { stems }: KnownStartup,
  textOf: (item: T) => string,
): T[] {
  const own = ofIndustry.filter(
    (item) => !NAMES.test(textOf(item)) && closenessOf(textOf(item), stems).sharedWords > 0,
  );
  return [...closestFirst(own, stems, textOf), ...ofAny.filter((item) => !own.includes(item))];
}

/**
 * What is known of a section, closest to the startup's words first. An industry that the founder chose is taken at their word. One that was
 * read out of words may be a neighbor's, so that of it only what shares a word with the startup is told: sensors in mines are no wind farm.
 */
export function knownSection(section: InsightSection, startup: KnownStartup): KnownSection {
  const { basis, stems } = startup;
  const known = KNOWLEDGE[basis.industry][section];
  const isChosen = basis.industryFrom === 'founder' || basis.industry === 'General';
  const general = isChosen ? { insights: [], suggestions: [], examples: [], metrics: [] } : KNOWLEDGE.General[section];
  const listOf = <T>(own: readonly T[], ofAny: readonly T[], textOf: (item: T) => string): T[] =>
    isChosen ? closestFirst(own, stems, textOf) : touching(own, ofAny, startup, textOf);
  return {
    ...known,
    insights: listOf(known.insights, general.insights, ({ text }) => text),
    suggestions: listOf(known.suggestions, general.suggestions, (text) => text),
    examples: listOf(known.examples, general.examples, ({ text }) => text),
    metrics: listOf(known.metrics, general.metrics, ({ name }) => name),
  };
}
