import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import type { InsightSection, SourcedText } from '@playbook/contracts/insights/industry-insights.schema';
import { KNOWLEDGE } from '../../knowledge/industry-knowledge.js';
import { INDUSTRY_NAMES } from '../../knowledge/knowledge.schema.js';
import { INDUSTRY_OF_TARGET_USER } from '../../startup/industry-words.js';
import type { KnownStartup } from '../../startup/known-startup.js';
import { closenessOf } from './closeness.js';

const MAX_FACTS = 2;
/** Below this two texts share words by chance. */
const MIN_SHARED_WORDS = 3;
/** A fact of the industry that customers were guessed to be in shares words with the startup, or it is beside the point. */
const MIN_SHARED_AT_HOME = 2;

/**
 * Facts of other industries that touch the startup: of the industry that its customers are in, and those that speak of what its
 * words speak of. Software for clinics sells in two industries.
 */
export function relatedFacts(section: InsightSection, { basis, stems }: KnownStartup): SourcedText[] {
  const home = basis.targetUser === NOT_SPECIFIED ? null : INDUSTRY_OF_TARGET_USER[basis.targetUser];
  const leastAtHome = basis.industryFrom === 'founder' ? 0 : MIN_SHARED_AT_HOME;
  return INDUSTRY_NAMES.filter((industry) => industry !== basis.industry && industry !== 'General')
    .flatMap((industry) => KNOWLEDGE[industry][section].insights.map((fact) => ({ fact, isAtHome: industry === home })))
    .filter(({ fact }) => fact.source !== null)
    .map(({ fact, isAtHome }) => ({ fact, isAtHome, ...closenessOf(fact.text, stems) }))
    .filter(({ isAtHome, sharedWords }) => sharedWords >= (isAtHome ? leastAtHome : MIN_SHARED_WORDS))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_FACTS)
    .map(({ fact }) => fact);
}
