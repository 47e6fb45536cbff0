import { readFileSync } from 'node:fs';
import { archetypeOf } from '@playbook/critique/engine/questions/archetype';
import { type Archetype, QUESTION_BANK } from '@playbook/critique/engine/questions/question-bank';
import { z } from 'zod';
import type { KnownStartup } from '../../startup/known-startup.js';
import { readingOf } from '../../startup/said-of-startup.js';

const tradesSchema = z
  .array(z.strictObject({ kind: z.string().min(1), words: z.array(z.string().min(1)).min(1) }))
  .min(1);

/** Words that only one trade uses, for a text too short to say more. The narrower trade stands first. */
const TRADES = tradesSchema
  .parse(JSON.parse(readFileSync(new URL('../../../knowledge/trades.json', import.meta.url), 'utf8')))
  .map(({ kind, words }) => ({
    archetype: QUESTION_BANK.archetypes.find(({ id }) => id === kind) ?? null,
    names: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'iu'),
  }));

const STUDIED = new Set(['drug', 'diagnostic-test', 'medical-device', 'material-or-chemistry', 'carbon']);

/** Whether what a startup makes must be shown to work in a study before anybody uses it. */
export const isStudied = (startup: KnownStartup): boolean =>
  startup.text !== '' && STUDIED.has(businessKind(startup)?.id ?? '');

/** The kind of business that a founder's words are about; null where they do not say. */
export function businessKind(startup: KnownStartup): Archetype | null {
  // Whose trouble it is, or from whom it comes, may be of another trade.
  const text = startup.description === '' ? startup.text : startup.description;
  return archetypeOf(readingOf(startup).tokens) ?? TRADES.find(({ names }) => names.test(text))?.archetype ?? null;
}
