import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { KNOWLEDGE } from '../../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../../startup/known-startup.js';
import { type Closeness, closenessOf, closestFirst } from './closeness.js';

type KnownSection = (typeof KNOWLEDGE)['General'][InsightSection];

/** A list of names is no fact about this startup, whatever words it shares. */
const NAMES = /^Names to know\b/;

/** What a fact is about, and the words of a startup to which that says something. */
const KINDS: readonly (readonly [ofFact: RegExp, ofStartup: RegExp])[] = [
  [
    /\b(?:AI(?:-native)?|GPT[\w.-]{0,9}|LLMs?|lookalikes)\b/,
    /\b(?:ai|gpt[\w.-]{0,9}|llms?|models?|agents?|copilots?|chatbots?|machine learning|neural|vision|speech)\b/i,
  ],
  [
    /\b(?:software|SaaS|seats?|apps?|net dollar|features?|feature rival|self-serve|usage pricing)\b/i,
    new RegExp(
      String.raw`\b(?:ai|gpt[\w.-]{0,9}|llms?|agents?|copilots?|chatbots?|software|saas|apps?|platform|api|automat\w+|website|` +
        String.raw`dashboard|machine learning|payroll|crm|online|portal|plug-?in|tool)\b`,
      'i',
    ),
  ],
];
const OF_CONSUMERS = /\bconsumers?\b/i;
const OF_FIRMS = /\b(?:B2B|enterprise)\b/i;

/** Whether a fact says something to this startup: not of software to whoever makes none, nor of private buyers to whoever sells to others. */
function isOfItsKind(fact: string, { text, basis, customer }: KnownStartup): boolean {
  if (text === '') return true;
  const isForConsumers = basis.targetUser === 'Consumers' || basis.industry === 'Consumer';
  if (isForConsumers && OF_FIRMS.test(fact)) return false;
  if (!isForConsumers && customer !== null && OF_CONSUMERS.test(fact)) return false;
  return KINDS.every(([ofFact, ofStartup]) => !ofFact.test(fact) || ofStartup.test(text));
}

/** Whom it is for says less of an industry than its own words do. */
const LEAST_SHARED_OF_A_GUESS = 2;
/** A word of one in fifty of all that is known: what is more usual, as "bank" or "app", makes no fact one about this startup. */
const LEAST_WEIGHT = Math.log(50);

/** What touches the startup's own words, and what holds for any startup behind it. */
function touching<T>(
  ofIndustry: readonly T[],
  ofAny: readonly T[],
  { basis, stems }: KnownStartup,
  textOf: (item: T) => string,
): T[] {
  const least = basis.industryFrom === 'target-user' ? LEAST_SHARED_OF_A_GUESS : 1;
  const isClose = ({ sharedWords, weight }: Closeness): boolean => sharedWords >= least && weight >= LEAST_WEIGHT;
  const own = ofIndustry.filter((item) => !NAMES.test(textOf(item)) && isClose(closenessOf(textOf(item), stems)));
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
