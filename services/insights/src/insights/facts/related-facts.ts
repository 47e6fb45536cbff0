import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import type { InsightSection, SourcedText } from '@playbook/contracts/insights/industry-insights.schema';
import { KNOWLEDGE } from '../../knowledge/industry-knowledge.js';
import { INDUSTRY_NAMES } from '../../knowledge/knowledge.schema.js';
import { INDUSTRY_OF_TARGET_USER } from '../../startup/industry-words.js';
import type { KnownStartup } from '../../startup/known-startup.js';
import { closenessOf } from './closeness.js';
import { fits, sharesSubject, SUMS } from './fits.js';
import { isListOfNames, knownSection, touches } from './known-section.js';
import { subjectsOfFact } from '../../startup/subjects.js';

const MAX_FACTS = 2;
/** In the industry of the customers one word more than chance would have. */
const MIN_SHARED_AT_HOME = 2;
/** What holds for whoever is in it, of whatever industry. */
const OF_ANY_INDUSTRY: readonly string[] = ['lending', 'accounting', 'batteries', 'carbon'];

const isOfAnyIndustry = (fact: string): boolean =>
  subjectsOfFact(fact).some((subject) => OF_ANY_INDUSTRY.includes(subject));

/**
 * Facts of other industries that touch the startup: of the industry that its customers are in, and those that hold in any industry. Software
 * for clinics sells in two industries; words that are shared with a third one are shared by chance.
 */
export function relatedFacts(section: InsightSection, startup: KnownStartup): SourcedText[] {
  const { basis, stems } = startup;
  const { targetUser } = basis;
  // Private people are in every industry.
  const home = targetUser === NOT_SPECIFIED || targetUser === 'Consumers' ? null : INDUSTRY_OF_TARGET_USER[targetUser];
  const told = new Set(knownSection(section, startup).insights.map(({ text }) => text));
  const isClose = ({ text }: SourcedText, isAtHome: boolean): boolean =>
    isAtHome
      ? touches(text, startup) &&
        (sharesSubject(text, startup) || closenessOf(text, stems).sharedWords >= MIN_SHARED_AT_HOME)
      : fits(text, startup) && isOfAnyIndustry(text);
  return INDUSTRY_NAMES.filter((industry) => industry !== basis.industry && industry !== 'General')
    .flatMap((industry) => KNOWLEDGE[industry][section].insights.map((fact) => ({ fact, isAtHome: industry === home })))
    .filter(({ fact, isAtHome }) => fact.source !== null && isClose(fact, isAtHome))
    .filter(({ fact: { text } }) => !told.has(text) && !isListOfNames(text) && !subjectsOfFact(text).includes(SUMS))
    .map(({ fact }) => ({ fact, weight: closenessOf(fact.text, stems).weight }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_FACTS)
    .map(({ fact }) => fact);
}
