import { readFileSync } from 'node:fs';
import {
  type IdeaIndustry,
  ideaIndustrySchema,
  type IdeaTargetUser,
  ideaTargetUserSchema,
} from '@playbook/contracts/analysis/idea-check.schema';
import { z } from 'zod';

type Industry = Exclude<IdeaIndustry, 'Not specified'>;
type TargetUser = Exclude<IdeaTargetUser, 'Not specified'>;

/** Choices, each with words that belong to it and hardly to another, as patterns. */
const choicesOf = <T extends z.ZodType>(name: T) =>
  z.array(z.strictObject({ name, words: z.array(z.string().min(1)).min(1) })).min(1);
const wordsSchema = z.strictObject({
  industries: choicesOf(ideaIndustrySchema.exclude(['Not specified'])),
  targetUsers: choicesOf(ideaTargetUserSchema.exclude(['Not specified'])),
});

/** Where two choices are even, the one that stands first counts: the narrower one. */
const WORDS = wordsSchema.parse(
  JSON.parse(readFileSync(new URL('../../knowledge/industry-words.json', import.meta.url), 'utf8')),
);

const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'giu');

const compiled = <K>(choices: readonly { name: K; words: readonly string[] }[]): ReadonlyMap<K, RegExp> =>
  new Map(choices.map(({ name, words }) => [name, anyOf(words)]));

const INDUSTRY_WORDS = compiled(WORDS.industries);
const TARGET_USER_WORDS = compiled(WORDS.targetUsers);

/** Where a founder names whom they sell to and neither an industry nor a word of one. */
export const INDUSTRY_OF_TARGET_USER: Readonly<Record<TargetUser, Industry>> = {
  'Small businesses': 'B2B SaaS',
  'Enterprise companies': 'B2B SaaS',
  Developers: 'Developer Tools',
  Consumers: 'Consumer',
  'Healthcare providers': 'Healthcare',
  'Financial institutions': 'Fintech',
  'Students/educators': 'EdTech',
  'Content creators': 'Consumer',
};

/** Words that begin alike are forms of one: "farm", "farmers". */
const STEM_CHARS = 4;

/** The choice whose words a text has most of; the one listed first where two are even, null where it has none of any. */
function mostMentioned<K extends string>(text: string, rows: ReadonlyMap<K, RegExp>): K | null {
  let best: { key: K; hits: number } | null = null;
  for (const [key, words] of rows) {
    const mentioned = text.toLowerCase().match(words) ?? [];
    const hits = new Set(mentioned.map((word) => word.slice(0, STEM_CHARS))).size;
    if (hits > (best?.hits ?? 0)) best = { key, hits };
  }
  return best?.key ?? null;
}

/** The industry that a text speaks of; null where it has no word of any. */
export const industryOfText = (text: string): Industry | null => mostMentioned(text, INDUSTRY_WORDS);

/** The choice of target user that a text speaks of; null where it has no word of any. */
export const targetUserOfText = (text: string): TargetUser | null => mostMentioned(text, TARGET_USER_WORDS);
