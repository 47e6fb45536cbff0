import { readFileSync } from 'node:fs';
import {
  type IdeaIndustry,
  ideaIndustrySchema,
  type IdeaTargetUser,
  ideaTargetUserSchema,
} from '@playbook/contracts/analysis/idea-check.schema';
import { z } from 'zod';
import { wholeWords } from '../knowledge/whole-words.js';

type Industry = Exclude<IdeaIndustry, 'Not specified'>;
type TargetUser = Exclude<IdeaTargetUser, 'Not specified'>;

const wordsOf = z.array(z.string().min(1));
/**
 * Choices, each with words that belong to it, as patterns; those that are sure belong to no other, and beside those of `unless` they all mean
 * something else: a museum's lenders are no bank. Where one needs a sure word, the others are said of any trade: shops, restaurants, delivery.
 */
const choicesOf = <T extends z.ZodType>(name: T) =>
  z
    .array(
      z.strictObject({
        name,
        words: wordsOf.min(1),
        sure: wordsOf.default([]),
        unless: wordsOf.default([]),
        needsSure: z.boolean().default(false),
      }),
    )
    .min(1);
const wordsSchema = z.strictObject({
  industries: choicesOf(ideaIndustrySchema.exclude(['Not specified'])),
  targetUsers: choicesOf(ideaTargetUserSchema.exclude(['Not specified'])),
});

/** Where two choices are even, the one that stands first counts: the narrower one. */
const WORDS = wordsSchema.parse(
  JSON.parse(readFileSync(new URL('../../knowledge/industry-words.json', import.meta.url), 'utf8')),
);

const anyOf = (words: readonly string[]): RegExp => wholeWords(words, 'gi');

interface ChoiceWords {
  readonly any: RegExp;
  /** Null where no word is sure. */
  readonly sure: RegExp | null;
  /** Null where the words always mean this. */
  readonly unless: RegExp | null;
  readonly needsSure: boolean;
}

type Choice<K> = { name: K; needsSure: boolean } & Readonly<Record<'words' | 'sure' | 'unless', readonly string[]>>;

const anyOrNone = (words: readonly string[]): RegExp | null => (words.length === 0 ? null : anyOf(words));

const compiled = <K>(choices: readonly Choice<K>[]): ReadonlyMap<K, ChoiceWords> =>
  new Map(
    choices.map(({ name, words, sure, unless, needsSure }) => [
      name,
      { any: anyOf([...sure, ...words]), sure: anyOrNone(sure), unless: anyOrNone(unless), needsSure },
    ]),
  );

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

const EXTRA_OF_SURE = 2;
/** Words that begin alike are forms of one: "farm", "farmers". */
const STEM_CHARS = 4;

/** Of different words in a text: forms of one count once. */
const countIn = (text: string, words: RegExp): number =>
  new Set((text.toLowerCase().match(words) ?? []).map((word) => word.slice(0, STEM_CHARS))).size;

/** How much a text speaks of a choice; 0 where other words say that it means something else, or a sure word is needed and none is there. */
function hitsIn(text: string, { any, sure, unless, needsSure }: ChoiceWords): number {
  const surely = sure === null ? 0 : countIn(text, sure);
  if ((unless !== null && countIn(text, unless) > 0) || (needsSure && surely === 0)) return 0;
  return countIn(text, any) + EXTRA_OF_SURE * surely;
}

/**
 * The choice whose words a text has most of, a sure word counting three times; the one listed first where two are even, null where none has as
 * many as it takes.
 */
function mostMentioned<K extends string>(text: string, rows: ReadonlyMap<K, ChoiceWords>, least: number): K | null {
  let best: { key: K; hits: number } | null = null;
  for (const [key, words] of rows) {
    const hits = hitsIn(text, words);
    if (hits >= least && hits > (best?.hits ?? 0)) best = { key, hits };
  }
  return best?.key ?? null;
}

/** Two words that other trades use too say nothing: a museum's loans are insured, and no bank's. */
const LEAST_OF_AN_INDUSTRY = 3;

/**
 * The industry that a text speaks of; null where it has too little of any.
 * @param opening what of the text says what is made and for whom: one word decides nothing elsewhere, as a nurse in a story or a carbon copy
 */
export function industryOfText(text: string, opening = text): Industry | null {
  const industry = mostMentioned(text, INDUSTRY_WORDS, LEAST_OF_AN_INDUSTRY);
  const words = industry === null ? undefined : INDUSTRY_WORDS.get(industry)?.any;
  // Developers may buy anything, and anything may have an API.
  const isOpened = industry !== 'Developer Tools' && words !== undefined && countIn(opening, words) > 0;
  return words === undefined || countIn(text, words) > 1 || isOpened ? industry : null;
}

/** Who buys what an industry makes, where a founder names the customers: a fraud team of a bank is no developer, and a dental lab treats nobody. */
const BUYERS: Readonly<Partial<Record<Industry, RegExp>>> = {
  'Developer Tools':
    /\b(?:develop\w{1,6}|engineer\w{0,4}|platform|devops|software|programmers?|data scientists?|startups?|maintainers?|sres?|coders?|ctos?)\b/i,
  Healthcare: new RegExp(
    String.raw`\b(?:clinic\w{0,4}|hospitals?|doctors?|physicians?|nurs\w{1,4}|dentists?|dental (?:practices?|offices?|` +
      String.raw`clinics?)|practices?|patients?|pharmac\w{1,4}|` +
      String.raw`therap\w{1,5}|patholog\w{1,5}|surgeons?|health\w{0,8}|medical|care|caregivers?|carers?|payers?|insurers?|` +
      String.raw`people|parents?|women|men|famil(?:y|ies)|` +
      String.raw`employers?|midwi\w{2,4}|psycholog\w{1,5}|biotechs?|pharma|cell)\b`,
    'i',
  ),
  // Who sells what they make in a shop of their own buys nothing that shops buy.
  'E-commerce': new RegExp(
    String.raw`\b(?:merchants?|sellers?|brands?|shops?|stores?|retailers?|shoppers?|e-?commerce|marketplaces?|restaurants?|suppliers?|` +
      String.raw`manufacturers?|makers|warehouses?|couriers?)\b`,
    'i',
  ),
  EdTech: new RegExp(
    String.raw`\b(?:schools?|districts?|teach\w{2,4}|tutor\w{0,4}|students?|pupils?|learn\w{2,4}|parents?|famil(?:y|ies)|universit\w{1,4}|colleges?|` +
      String.raw`education\w{0,4}|professors?|child(?:ren)?|kids|people|employers?|compan\w{1,4}|train\w{2,4}|exam\w{0,3}|cent(?:er|re)s?)\b`,
    'i',
  ),
  Consumer: new RegExp(
    String.raw`\b(?:people|parents?|mothers?|fathers?|moms?|dads?|famil(?:y|ies)(?! child)|men|women|kids|children|` +
      String.raw`teen\w{0,6}|gamers?|players?|singles|students?|` +
      String.raw`runners?|couples?|friends|users|consumers?|renters?|roommates?|travell?ers?|siblings?|adults?|owners|fans|` +
      String.raw`creators?|homeowners?|buyers?|shoppers?)\b`,
    'i',
  ),
};
/** Whether such customers may buy what an industry makes; true where no customers are named. */
export const mayBuy = (industry: Industry, customers: string): boolean =>
  customers === '' || (BUYERS[industry]?.test(customers) ?? true);

/** "My family has oaks since 1987" says who they are. */
const OWN_PEOPLE = /\b(?:my|our) (?:famil(?:y|ies)|parents|mother|father|husband|wife|children|kids|friends?)\b/gi;

/** The choice of target user that a text speaks of; null where it has fewer words of any. */
export const targetUserOfText = (text: string, fewestWords = 1): TargetUser | null =>
  mostMentioned(text.replace(OWN_PEOPLE, ' '), TARGET_USER_WORDS, fewestWords);
