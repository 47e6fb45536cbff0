import type { CategoryRisk, Trap } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { quoted } from '../engine/quotes.js';
import type { SlotName } from '../engine/slots/slot.js';
import type { IdeaReading } from './remarks.js';
import { customersOf } from './cues/customers.js';
import { stateOf, type SaidInFields } from './said.js';
import { proofOf, type Proof } from './strengths.js';
import type { IdeaFeature, IdeaText } from './signals/idea-text.js';
import type { IdeaScore } from './scoring/score-idea.js';
import type { IdeaFeatureId } from './feature-registry.js';

const MAX_SUGGESTIONS = 4;
const MAX_TRAPS = 3;

/** A danger that is no pattern of the catalogue (section 3.2 of the rubric). */
interface RiskRule {
  readonly features: readonly IdeaFeatureId[];
  readonly message: (words: string) => string;
  readonly suggestion: string;
  /** Words that tell of a trade and not of the danger: a clinic's phone is no treatment of its patients. */
  readonly notAlone?: RegExp;
  /** What the problem names is what they do today, and no part of the product. */
  readonly isOfProduct?: boolean;
  /** What else one of the fields has to say: a toy is bought by parents, and used by a child. */
  readonly onlyWhere?: RegExp;
  /** What is chosen in the form says less than the brief: an office's paperwork needs no license of its trade. */
  readonly notOfPaperwork?: boolean;
}

const PAPERWORK = new RegExp(
  String.raw`\b(?:bookkeep\w*|appeals?|billing|invoic\w+|schedul\w+|rosters?|payroll|receptionists?|scribe|(?:visit|voice` +
    String.raw`|meeting|clinical) notes|care plans?|` +
    String.raw`paperwork|phone calls?|reminders?|letters?|explain\w*)\b`,
  'i',
);

/** A child is who uses it; parents who pay, and goods for children, are others. */
const CHILD =
  '(?:a|the|your|their|every|each) (?:child|baby)|kids|children|teenagers|teens|minors|pupils|toddlers|babies';
const DOES =
  'use|learn|play|spend|talk|read|write|draw|speak|tell|record|answer|see|hear|watch|code|chat|earn|wear|listen|practi[sc]e|pay|buy|save|' +
  'post|sleep|upload';
const CHILD_USES = new RegExp(
  String.raw`\b(?:for|teach(?:es|ing)?|lets?|helps?|gives?|with|watch(?:es|ing)?|about) (?:[\w-]+ ){0,3}?(?:${CHILD})\b` +
    String.raw`(?! clothes| shoes| toys| books| food)|\b(?:${CHILD}) (?:can |will |who )?(?:${DOES})s?\b`,
  'i',
);

const RULES: readonly RiskRule[] = [
  {
    features: ['danger.illegal'],
    message: (words) => `${words} is what app stores, banks or courts stop, however many people want it.`,
    suggestion: 'Show in writing that it is allowed where you sell it, or change what it does.',
    notAlone: /^(?:detectors?|levels|adults?|referral program(?:me)?|essays?)$/i,
  },
  {
    features: ['danger.crypto'],
    message: (words) => `${words}: speculation tends to be the use, and the law shifts.`,
    suggestion: 'Describe it without the token. If nothing is left, the token is the product.',
  },
  {
    features: ['danger.deepTech'],
    message: (words) => `${words} needs years and millions before the first customer.`,
    suggestion: 'Name milestones small enough to fund one at a time, and who measures them.',
  },
  {
    features: ['danger.health', 'form.healthcare'],
    message: (words) => `${words} is regulated ground: a license, a study or a certificate stands before the sale.`,
    suggestion: 'Say who holds the license or does the study, and by when.',
    notAlone: /^(?:patients?|treatments?|crisis|gene|blood)$/i,
    isOfProduct: true,
    notOfPaperwork: true,
  },
  {
    features: ['danger.money', 'form.fintech'],
    message: (words) => `${words} touches other people's money: somebody must hold the license and bear the loss.`,
    suggestion: 'Say who holds the license on day one and who bears the first loss.',
    notAlone: /^(?:insurers?|insured?|loans?|trad(?:e|es|ed)|options|brokers?)$/i,
    notOfPaperwork: true,
  },
  {
    features: ['danger.children'],
    onlyWhere: CHILD_USES,
    message: (words) => `${words}: with children come consent, privacy and slow buyers.`,
    suggestion: 'Say who agrees, who pays and what you keep about a child.',
  },
  {
    features: ['danger.twoSided'],
    message: () => 'It has two sides, and neither comes first by itself.',
    suggestion: 'Say which side you do by hand first, and in which one town or trade.',
    isOfProduct: true,
  },
  {
    features: ['danger.crowdedTool'],
    message: (words) => `Many teams sell ${words}. That shows the need; it does not show why you.`,
    suggestion: 'Name the one thing you know that the others do not, with a number.',
    isOfProduct: true,
  },
  {
    features: ['danger.platform'],
    message: (words) => `It lives on ${words}: ask what happens when its owner ships the same.`,
    suggestion: 'Say what stays yours when that platform changes its rules.',
    isOfProduct: true,
  },
  {
    features: ['form.consumers', 'form.consumerIndustry'],
    message: () => 'Private people try a lot, pay little and leave: reaching them has to cost less than they bring.',
    suggestion: 'Show how many of the first users still come after 90 days, and what one costs.',
  },
];

const NOTHING_FOUND: Readonly<Record<CategoryRisk['level'], string>> = {
  low: 'No pattern that traps founders: a trade with a budget and a job that must be done.',
  medium: 'No pattern of the catalog. What is left is the usual risk of a young market: say what would stop you.',
  high: 'Few companies of this kind live: say what would stop you, and what you did about it.',
};
const LIST = new Intl.ListFormat('en-GB');
/** What an idea is dangerous without, whatever its kind. */
const NEEDED: readonly (readonly [slots: readonly SlotName[], name: string])[] = [
  [['user'], 'no customer'],
  [['payer', 'price'], 'no payer'],
  [['proof'], 'nothing that works yet'],
];

/** Why an idea is at a level without a pattern of the catalogue. */
function levelMessage(level: CategoryRisk['level'], said: SaidInFields, proof: Proof | null): string {
  const open = NEEDED.filter(([slots]) => slots.every((slot) => stateOf(said, slot) === 'absent')).map(
    ([, name]) => name,
  );
  if (level === 'high' && open.length > 0)
    return `The text names ${LIST.format(open)}: any idea is dangerous at this point.`;
  if (level === 'low' && proof !== null) return `No pattern that traps founders, and ${proof.clause} speaks for it.`;
  if (level !== 'medium') return NOTHING_FOUND[level];
  if (open.length > 0) return `No pattern of the catalog. The text names ${LIST.format(open)}, and that is the risk.`;
  return proof === null
    ? NOTHING_FOUND.medium
    : `No pattern of the catalog, and ${proof.clause} speaks for it. What is left is the risk of a young market.`;
}
const GENERAL_SUGGESTION: Readonly<Record<CategoryRisk['level'], string>> = {
  low: 'Keep it narrow: one trade, one job, one price.',
  medium: 'Get one customer who would be upset if you stopped, and name them.',
  high: 'Get one customer who pays before you build more.',
};

const ENDS_OPEN = /\b(?:for|on|of|with|to|in|inside)$/i;
const NEXT_WORD = /^ [\w'-]{1,30}/;

/** "Plugin for" names nothing; what it is for stands behind it. */
function closed(text: string, { start, end }: Span): Span {
  const next = ENDS_OPEN.test(text.slice(start, end)) ? NEXT_WORD.exec(text.slice(end)) : null;
  return { start, end: end + (next?.[0].length ?? 0) };
}

/** What to do whatever the risk is; whoever has customers is not sent to find the first. */
function generalSuggestion(level: CategoryRisk['level'], proof: Proof | null, customers: string | null): string {
  if (level === 'low' && customers !== null) return `Keep it narrow: ${customers}, one job, one price.`;
  if (level === 'medium' && proof?.isPaid === true) return 'Say which customer would be upset if you stopped, and why.';
  return GENERAL_SUGGESTION[level];
}

/** The founder's words in which a danger was found; null where all of them are words of a trade only. */
function firstWords({ fields }: IdeaText, features: readonly IdeaFeature[], notAlone?: RegExp): string | null {
  const spans = features.flatMap((feature) => feature.spans);
  if (spans.length === 0) return 'This field';
  const telling = spans.find(
    ({ field, start, end }) => notAlone?.test(fields[field].original.slice(start, end)) !== true,
  );
  if (telling === undefined) return null;
  const { original } = fields[telling.field];
  return quoted(original, closed(original, telling));
}

/** What a rule stands on: the founder's words, or what was chosen in the form. */
function wordsOfRule(idea: IdeaText, found: readonly IdeaFeature[], rule: RiskRule): string | null {
  const inBrief = found.map((feature) => ({
    ...feature,
    spans: feature.spans.filter(({ field }) => rule.isOfProduct !== true || field === 'ideaBrief'),
  }));
  const [spans, isChosen] = [
    inBrief.flatMap((feature) => feature.spans),
    found.some(({ id }) => id.startsWith('form.')),
  ];
  if (spans.length > 0) return firstWords(idea, inBrief, rule.notAlone);
  if (!isChosen) return null;
  return rule.notOfPaperwork === true && PAPERWORK.test(idea.form.ideaBrief) ? null : 'This field';
}

function matchingRules(idea: IdeaText, score: IdeaScore): { message: string; suggestion: string }[] {
  return RULES.flatMap((rule) => {
    const found = score.features.filter(({ id }) => rule.features.includes(id));
    const { onlyWhere } = rule;
    if (onlyWhere !== undefined && !Object.values(idea.fields).some(({ original }) => onlyWhere.test(original)))
      return [];
    const words = found.length === 0 ? null : wordsOfRule(idea, found, rule);
    return words === null ? [] : [{ message: rule.message(words), suggestion: rule.suggestion }];
  });
}

function trapMessage({ name, kind, whyItTraps, namedByPartners }: Trap): string {
  const opening = namedByPartners
    ? 'YC partners named this pattern themselves'
    : kind === 'crowded' || kind === 'formula'
      ? 'Many teams build this at the same time'
      : 'Often tried, seldom finished';
  return `${name}. ${opening}: ${whyItTraps}.`;
}

/** What the founder reads about the risk of the category: the pattern, why it traps, and what would change a partner's mind. */
export function categoryRiskOf(reading: IdeaReading): CategoryRisk {
  const { idea, score, said } = reading;
  const proof = proofOf(reading);
  const { riskLevel: level, riskRange, scores, traps } = score;
  const rules = level === 'low' ? [] : matchingRules(idea, score);
  const trap = level === 'low' ? undefined : traps[0];
  const message = trap === undefined ? (rules[0]?.message ?? levelMessage(level, said, proof)) : trapMessage(trap);
  const fromTraps =
    level === 'low' ? [] : traps.slice(0, MAX_TRAPS).map(({ whatWouldChangeAMind }) => `Show ${whatWouldChangeAMind}.`);
  const suggestions = [
    ...fromTraps,
    ...rules.map(({ suggestion }) => suggestion),
    generalSuggestion(level, proof, customersOf(idea)),
  ];
  return {
    level,
    score: scores.risk,
    ...(riskRange === null ? {} : { range: riskRange }),
    message,
    suggestions: [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS),
    traps: traps.slice(0, MAX_TRAPS),
  };
}
