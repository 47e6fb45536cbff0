import { KNOWN_CHANGES, type KnownChange } from '@playbook/critique/idea/why-now/known-changes';
import type { KnownStartup } from '../../startup/known-startup.js';

const MAX_CHANGES = 2;
/** A figure that tells one fact from another; a year does not. */
const FIGURES = /(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d[\d.,]{0,12}\d/g;

const figuresOf = (text: string): string[] => text.match(FIGURES) ?? [];
const lineOf = ({ text, source }: KnownChange): string => (source === null ? text : `${text} (${source})`);

const touching = (text: string): KnownChange[] => KNOWN_CHANGES.filter(({ touches }) => text.search(touches) >= 0);

/** Changes with a date that touch what the founder wrote, of any industry. */
export const touchingChanges = ({ text }: Pick<KnownStartup, 'text'>): string[] => touching(text).map(lineOf);

/** Those of the startup's industry, or of any, that none of these facts tells already. */
export function changesBeside(facts: readonly string[], { text, basis }: KnownStartup): string[] {
  const told = new Set(facts.flatMap(figuresOf));
  return touching(text)
    .filter(({ industries }) => industries.length === 0 || industries.some((one) => one === basis.industry))
    .map(lineOf)
    .filter((line) => !figuresOf(line).some((figure) => told.has(figure)))
    .slice(0, MAX_CHANGES);
}
