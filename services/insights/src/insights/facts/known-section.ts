import type { InsightMetric, InsightSection, SourcedText } from '@playbook/contracts/insights/industry-insights.schema';
import { KNOWLEDGE } from '../../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../../startup/known-startup.js';
import { closenessOf, closestFirst } from './closeness.js';
import { fits, isSourceOfItsCountry, sharesSubject } from './fits.js';

type KnownSection = (typeof KNOWLEDGE)['General'][InsightSection];

/** A list of names is no fact about this startup, whatever words it shares. */
const NAMES = /^(?:Names to know|Suites|Attention rivals)\b|\bas (?:different models|developer-first companies)\.$/;
export const isListOfNames = (fact: string): boolean => NAMES.test(fact);
/** A word of one in fifty of all that is known: what is more usual, as "bank" or "app", makes no fact one about this startup. */
const LEAST_WEIGHT = Math.log(50);
/** More numbers to watch than these nobody watches. */
const MAX_METRICS = 4;

/**
 * Whether what is known says something about just this startup, by what both are about; by a rare word as well where the founder chose the
 * industry, since one that was guessed may be that of a neighboring trade.
 */
export function touches(fact: string, startup: KnownStartup): boolean {
  if (NAMES.test(fact) || !fits(fact, startup)) return false;
  if (sharesSubject(fact, startup)) return true;
  if (startup.basis.industryFrom !== 'founder' && startup.text !== '') return false;
  const { sharedWords, weight } = closenessOf(fact, startup.stems);
  return sharedWords >= 1 && weight >= LEAST_WEIGHT;
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
    insights: listOf(known.insights, general.insights, ({ text }) => text).filter(isOfCountry),
    suggestions: listOf(known.suggestions, general.suggestions, (text) => text),
    examples: listOf(known.examples, general.examples, ({ text }) => text).filter(isOfCountry),
    metrics: listOf(known.metrics, general.metrics, metricText)
      .filter(isOfCountry)
      .filter(({ benchmark }) => startup.text === '' || !IS_NO_VALUE.test(benchmark))
      .slice(0, startup.text === '' ? undefined : MAX_METRICS),
  };
}

/** "State both numbers": nothing to compare with. */
const IS_NO_VALUE = /^(?:state|track|measure|log|trend|falling|falls|cite|name)\b/i;
const metricText = ({ name, benchmark }: InsightMetric): string => `${name}: ${benchmark}`;
