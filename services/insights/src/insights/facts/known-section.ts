import type { InsightMetric, InsightSection, SourcedText } from '@playbook/contracts/insights/industry-insights.schema';
import { KNOWLEDGE } from '../../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../../startup/known-startup.js';
import { takesNoMoney } from '../no-money.js';
import { closenessOf, closestFirst } from './closeness.js';
import { fits, isSourceOfItsCountry, sharesSubject } from './fits.js';

type KnownSection = (typeof KNOWLEDGE)['General'][InsightSection];

/** A list of names is no fact about this startup, whatever words it shares. */
const NAMES = /^(?:Names to know|Suites|Attention rivals)\b|\bas (?:different models|developer-first companies)\.$/;
export const isListOfNames = (fact: string): boolean => NAMES.test(fact);
/** One or two words two texts share by chance: "near" makes a firm near Detroit no fact about radiators near a heat node. */
const LEAST_SHARED_WORDS = 3;
/** More numbers to watch than these nobody watches. */
const MAX_METRICS = 2;
/** What is told of an industry beside what is said of the startup itself. */
const MAX_FACTS = 2;

/**
 * Whether what is known says something about just this startup, by what both are about; by several words in common as well where the founder
 * chose the industry, since one that was guessed may be that of a neighboring trade.
 */
export function touches(fact: string, startup: KnownStartup): boolean {
  if (NAMES.test(fact) || !fits(fact, startup)) return false;
  if (sharesSubject(fact, startup)) return true;
  return startup.basis.industryFrom === 'founder' && closenessOf(fact, startup.stems).sharedWords >= LEAST_SHARED_WORDS;
}

/** Where a founder has said nothing yet, all that is known of the industry they chose, or what holds for any. */
function ofNobody<T>(ofIndustry: readonly T[], ofAny: readonly T[], { basis }: KnownStartup): T[] {
  return basis.industryFrom === 'founder' ? [...ofIndustry] : [...ofAny];
}

/** What touches the startup's words, of its industry first. */
function ofStartup<T>(
  ofIndustry: readonly T[],
  ofAny: readonly T[],
  startup: KnownStartup,
  textOf: (item: T) => string,
): T[] {
  const closest = ofIndustry.filter((item) => touches(textOf(item), startup));
  const told = new Set(closest.map(textOf));
  // What holds for any startup shares words with each by chance.
  const general = ofAny
    .filter((item) => !told.has(textOf(item)) && sharesSubject(textOf(item), startup))
    .filter((item) => fits(textOf(item), startup));
  return [...closestFirst(closest, startup.stems, textOf), ...general];
}

const IS_STORE_APP = /\b(?:app store|play store|iphone|ios|android|in-app|free trial)\b/i;
/** That private people buy it makes it no consumer app: they buy lessons, savings and a phone number. */
const isTheirs = ({ basis: { industry, industryFrom }, text }: KnownStartup): boolean =>
  industry !== 'General' && (industry !== 'Consumer' || industryFrom !== 'target-user' || IS_STORE_APP.test(text));

/**
 * What is known of a section, closest to the startup's words first. Once a founder has said what they do, only that is told which touches it:
 * sensors in mines are no wind farm, and what would fit any startup says nothing about this one.
 */
export function knownSection(section: InsightSection, startup: KnownStartup): KnownSection {
  const { industry } = startup.basis;
  const known = KNOWLEDGE[industry][section];
  const general = KNOWLEDGE.General[section];
  const listOf = <T>(own: readonly T[], ofAny: readonly T[], textOf: (item: T) => string): T[] =>
    startup.text === ''
      ? ofNobody(own, ofAny, startup)
      : ofStartup(isTheirs(startup) ? own : [], ofAny, startup, textOf);
  const isOfCountry = ({ source }: Pick<SourcedText, 'source'>): boolean => isSourceOfItsCountry(source, startup);
  return {
    insights: listOf(known.insights, general.insights, ({ text }) => text)
      .filter((item) => isOfCountry(item) && isOfItsStage(item.text, startup))
      .slice(0, startup.text === '' ? undefined : MAX_FACTS),
    suggestions: listOf(known.suggestions, general.suggestions, (text) => text).filter(
      (text) => isOfItsStage(text, startup) && !isAnswered(text, startup),
    ),
    examples: listOf(known.examples, general.examples, ({ text }) => text).filter(isOfCountry),
    metrics: listOf(known.metrics, general.metrics, metricText)
      .filter((metric) => isOfCountry(metric) && isOfItsStage(metricText(metric), startup))
      .filter((metric) => isOfItsMoney(metricText(metric), startup))
      .filter(({ benchmark }) => startup.text === '' || !IS_NO_VALUE.test(benchmark))
      .slice(0, startup.text === '' ? undefined : MAX_METRICS),
  };
}

/** What only somebody with users can ask, count or show. */
const OF_USERS = new RegExp(
  String.raw`\b(?:when they installed|lost deals|deals lost|customers you lost|win rate|already accepted|customer has accepted|` +
    String.raw`last month's score|sales calls|each new (?:pitch|quote)|[Rr]enewals?|churn|retention|CAC|ARR|expansion|` +
    String.raw`[Ww]eekly (?:use|active)|[Tt]rial to paid|loss curve|loan loss|[Ff]raud arrives|incident page|outgrow)\b`,
);
/** "By a partner remit company which has the license": what a founder has said is not asked. */
const SAYS_WHO_IS_LICENSED = new RegExp(
  String.raw`\blicen[cs]ed (?:partner|bank|provider|lender|insurer)|\bpartner bank\b` +
    String.raw`|\bpartner (?:[\p{L}-]{2,20} ){0,3}(?:which|who|that|with) (?:ha(?:s|ve) )?(?:an? |the )?licen[cs]e`,
  'iu',
);
/** "The programmer corrects", "our interpreters check each draft". */
const HAS_HUMAN_STEP = new RegExp(
  String.raw`\b(?:corrects?|approves?|double-checks?|signs? (?:it |them )?off|humans? (?:in the loop|checks?|reviews?)` +
    String.raw`|reviews? (?:it|them|each|every|the)|checks? (?:each|every) (?:draft|answer|result|line))\b`,
  'i',
);
/** "₦120m line from a cooperative", "3 in arrears": who has lent knows what is lost. */
const HAS_LENT =
  /\b(?:credit |debt )?(?:line|facility) (?:from|of|with|at)\b|\b(?:arrears|overdue|default(?:s|ed)?|loss rate|repaid)\b/i;
const ANSWERED: readonly (readonly [begins: string, said: RegExp])[] = [
  ['Say who holds the license', SAYS_WHO_IS_LICENSED],
  ['Keep a human step', HAS_HUMAN_STEP],
  ['Show a loss curve', HAS_LENT],
];
const isAnswered = (suggestion: string, { text }: KnownStartup): boolean =>
  ANSWERED.some(([begins, said]) => suggestion.startsWith(begins) && said.test(text));

const isOfItsStage = (fact: string, { basis: { stage }, text }: KnownStartup): boolean =>
  text === '' || stage === null || stage === 'users' || stage === 'revenue' || !OF_USERS.test(fact);

/** What is sold again has a share of renewals; what is given has none. */
const OF_SALES =
  /\b(?:[Rr]enewal|churn|[Nn]et dollar|ARR|CAC|[Pp]rice per|[Pp]ricing|[Rr]evenue|[Gg]ross margin|[Pp]aying)\b/;
const isOfItsMoney = (fact: string, startup: KnownStartup): boolean => !(OF_SALES.test(fact) && takesNoMoney(startup));

/** "State both numbers": nothing to compare with. */
const IS_NO_VALUE = /^(?:state|track|measure|log|trend|falling|falls|cite|name)\b/i;
const metricText = ({ name, benchmark }: InsightMetric): string => `${name}: ${benchmark}`;
