import { readFileSync } from 'node:fs';
import { archetypeOf } from '@playbook/critique/engine/questions/archetype';
import { type Archetype, QUESTION_BANK } from '@playbook/critique/engine/questions/question-bank';
import { readPitch } from '@playbook/critique/engine/read-text';
import { z } from 'zod';

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

/** The kind of business that a founder's words are about; null where they do not say. */
export function businessKind(text: string): Archetype | null {
  return archetypeOf(readPitch(text).tokens) ?? TRADES.find(({ names }) => names.test(text))?.archetype ?? null;
}
