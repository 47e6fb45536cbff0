import { KNOWN_CHANGES, type KnownChange } from '@playbook/critique/idea/why-now/known-changes';
import { isOfItsKind } from './fits.js';
import { isSurelyOf } from '../../startup/country.js';
import type { KnownStartup } from '../../startup/known-startup.js';
import { isMoreThanAside } from '../said/more-than-aside.js';

const MAX_CHANGES = 2;
/** A figure that tells one fact from another; a year does not. */
const FIGURES = /(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d[\d.,]{0,12}\d/g;

const figuresOf = (text: string): string[] => text.match(FIGURES) ?? [];
const lineOf = ({ text, source }: KnownChange): string => (source === null ? text : `${text} (${source})`);

const IS_DATED = /\b(?:19|20)\d\d\b/;

/** One word in an aside, or one in a story, touches nothing. */
const touchesMore = ({ words, problem }: KnownStartup, touches: RegExp): boolean =>
  words.search(touches) >= 0 &&
  (problem.search(touches) >= 0 || isMoreThanAside(words, (sentence) => sentence.search(touches) >= 0));

/** What touches a text by its words, of its industry; where no word of one is known, of any if it has a date. */
function touching(startup: KnownStartup): KnownChange[] {
  const { basis } = startup;
  const isAnyIndustry = basis.industryFrom === 'nothing' || basis.industryFrom === 'target-user';
  return KNOWN_CHANGES.filter(({ touches }) => touchesMore(startup, touches))
    .filter(({ text: line, industries }) => {
      if (!isOfItsKind(line, startup)) return false;
      if (industries.length === 0 || industries.some((one) => one === basis.industry)) return true;
      return isAnyIndustry && IS_DATED.test(line);
    })
    .filter(({ isAmerican }) => !isAmerican || isSurelyOf(['United States'], startup.placed));
}

/** Changes with a date that touch what the founder wrote. */
export const touchingChanges = (startup: KnownStartup): string[] => touching(startup).map(lineOf);

/** Those that none of these facts tells already. */
export function changesBeside(facts: readonly string[], startup: KnownStartup): string[] {
  const told = new Set(facts.flatMap(figuresOf));
  return touching(startup)
    .map(lineOf)
    .filter((line) => !figuresOf(line).some((figure) => told.has(figure)))
    .slice(0, MAX_CHANGES);
}
