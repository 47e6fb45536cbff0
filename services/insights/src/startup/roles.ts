import { readFileSync } from 'node:fs';
import { z } from 'zod';

const ROLES = z
  .array(z.string().min(1))
  .min(1)
  .parse(JSON.parse(readFileSync(new URL('../../knowledge/roles.json', import.meta.url), 'utf8')))
  // The longer name is the closer one: a site manager is no manager of anything.
  .toSorted((a, b) => b.length - a.length);
/** A role as it stands in a text, one or many of it; what is said of "a driver app" is said of no driver. */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}-]|\bcoast )(${ROLES.join('|')})s?(?![\p{L}-]|['’]s| ` +
    String.raw`(?:app|apps|software|platform|portal|license|logs?|boards?|chips?|by|how|whether|that the|the)\b)`,
  'giu',
);

/** A role that a founder names, and where it stands in the text. */
export interface NamedRole {
  readonly name: string;
  readonly start: number;
}

/** The people whom a text names by what they do, in its order. */
export const rolesIn = (text: string): readonly NamedRole[] =>
  [...text.matchAll(NAMED)].map((match) => ({ name: (match[1] ?? '').toLowerCase(), start: match.index }));
