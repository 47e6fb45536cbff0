import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import { personasOf } from '../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../startup/known-startup.js';
import { knownSection } from './facts/known-section.js';
import { quoted } from './own-words.js';

const NAMED = /^[^:]{1,60}: /;

/**
 * People who would use or buy the startup's product, as `Name: description` where there is a name: the founder's own description
 * first, then the industry's that are closest to the startup's words, then those behind the chosen target user.
 */
export function personas(startup: KnownStartup, maxItems: number): string[] {
  const { basis, customer, problem } = startup;
  const isDescribed = customer !== null && customer !== basis.targetUser;
  const pain =
    problem === ''
      ? 'find ten of them and ask what they do about it today'
      : `ask ten of them about “${quoted(problem)}”`;
  const own = isDescribed ? [`In your words: ${quoted(customer)}; ${pain}`] : [];
  const ofTargetUser = personasOf(basis.targetUser);
  const ofIndustry = knownSection('target-customers', startup).suggestions;
  const [first, second] = basis.targetUser === NOT_SPECIFIED ? [ofIndustry, ofTargetUser] : [ofTargetUser, ofIndustry];
  const named = [...first, ...second].toSorted((a, b) => Number(NAMED.test(b)) - Number(NAMED.test(a)));
  const people = new Map(named.toReversed().map((persona) => [persona.split(':')[0], persona]));
  return [...own, ...named.filter((persona) => people.get(persona.split(':')[0]) === persona)].slice(0, maxItems);
}
