import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { KNOWLEDGE } from '../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../startup/known-startup.js';
import { closenessOf, closestFirst } from './closeness.js';

type KnownSection = (typeof KNOWLEDGE)['General'][InsightSection];

/** A list of names is no fact about this startup, whatever words it shares. */
const NAMES = /^Names to know\b/;

/** What is about software says nothing to whoever makes none. */
const OF_SOFTWARE =
  /\b(?:AI(?:-native)?|GPT[\w.-]{0,9}|LLMs?|software|SaaS|seats?|apps?|Net dollar|features?|feature rival|self-serve|usage pricing|lookalikes)\b/i;
const SOFTWARE_WORDS = new RegExp(
  String.raw`\b(?:ai|gpt[\w.-]{0,9}|llms?|agents?|copilots?|chatbots?|software|saas|apps?|platform|api|automat\w+|website|dashboard|` +
    String.raw`machine learning|payroll|crm|online|portal|plug-?in|tool)\b`,
  'i',
);
const isOfItsKind = (fact: string, { text }: KnownStartup): boolean =>
  text === '' || !OF_SOFTWARE.test(fact) || SOFTWARE_WORDS.test(text);

/** Whom it is for says less of an industry than its own words do. */
const LEAST_SHARED_OF_A_GUESS = 2;

/** What touches the startup's own words, and what holds for any startup behind it. */
function touching<T>(
  ofIndustry: readonly T[],
  ofAny: readonly T[],
  { basis, stems }: KnownStartup,
  textOf: (item: T) => string,
): T[] {
  const least = basis.industryFrom === 'target-user' ? LEAST_SHARED_OF_A_GUESS : 1;
  const own = ofIndustry.filter(
    (item) => !NAMES.test(textOf(item)) && closenessOf(textOf(item), stems).sharedWords >= least,
  );
  const told = new Set(own.map(textOf));
  return [...closestFirst(own, stems, textOf), ...ofAny.filter((item) => !told.has(textOf(item)))];
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
  const listOf = <T>(own: readonly T[], ofAny: readonly T[], textOf: (item: T) => string): T[] => {
    const items = isChosen ? closestFirst(own, stems, textOf) : touching(own, ofAny, startup, textOf);
    return basis.industryFrom === 'founder' ? items : items.filter((item) => isOfItsKind(textOf(item), startup));
  };
  return {
    ...known,
    insights: listOf(known.insights, general.insights, ({ text }) => text),
    suggestions: listOf(known.suggestions, general.suggestions, (text) => text),
    examples: listOf(known.examples, general.examples, ({ text }) => text),
    metrics: listOf(known.metrics, general.metrics, ({ name }) => name),
  };
}
