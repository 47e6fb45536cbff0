import type { CategoryRisk, Trap } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { quoted } from '../engine/quotes.js';
import type { SlotName } from '../engine/slots/slot.js';
import type { IdeaReading } from './reading/idea-reading.js';
import { countsCustomers, customersOf } from './cues/customers.js';
import { stateOf } from './said.js';
import { proofOf, troubleOf, type Proof } from './strengths.js';
import type { IdeaFeature, IdeaText } from './signals/idea-text.js';
import type { IdeaScore } from './scoring/score-idea.js';
import { isPatternMeant } from './risk/meant.js';
import { PAPERWORK, RISK_RULES, type RiskRule } from './risk/risk-rules.js';

const MAX_SUGGESTIONS = 4;
const MAX_TRAPS = 3;

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
function levelMessage(reading: IdeaReading, proof: Proof | null, customers: string | null): string {
  const { riskLevel: level } = reading.score;
  if (level === 'low') return lowMessage(reading, proof, customers);
  const open = NEEDED.filter(([slots]) => slots.every((slot) => stateOf(reading.said, slot) === 'absent')).map(
    ([, name]) => name,
  );
  if (level === 'high' && open.length > 0)
    return `The text names ${LIST.format(open)}: any idea is dangerous at this point.`;
  if (level === 'high') return NOTHING_FOUND.high;
  if (open.length > 0) return `No pattern of the catalog. The text names ${LIST.format(open)}, and that is the risk.`;
  return proof === null
    ? NOTHING_FOUND.medium
    : `No pattern of the catalog, and ${proof.clause} speaks for it. What is left is the risk of a young market.`;
}

/** What speaks for an idea of little risk, in the founder's own words where it has some. */
function lowMessage(reading: IdeaReading, proof: Proof | null, customers: string | null): string {
  const trouble = troubleOf(reading);
  if (proof !== null) return `No pattern that traps founders, and ${proof.clause} speaks for it.`;
  if (trouble !== null) return `No pattern that traps founders, and the problem has a size: ${trouble}.`;
  return customers === null
    ? NOTHING_FOUND.low
    : `No pattern that traps founders: ${customers} can be found and asked one by one.`;
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
function generalSuggestion({ idea, score }: IdeaReading, proof: Proof | null): string {
  const { riskLevel: level } = score;
  const customers = customersOf(idea);
  if (level === 'low' && customers !== null) return `Keep it narrow: ${customers}, one job, one price.`;
  if (level !== 'low' && (proof?.isPaid === true || countsCustomers(idea)))
    return `Say which of ${customers === null ? 'your customers' : `the ${customers}`} would be upset if you stopped, and why.`;
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
    spans: feature.spans.filter(
      ({ field, ...span }) =>
        (rule.isOfProduct !== true || field === 'ideaBrief') &&
        (rule.isMeant === undefined || rule.isMeant(idea.fields[field].original, span)),
    ),
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
  return RISK_RULES.flatMap((rule) => {
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
  const { idea, score } = reading;
  const proof = proofOf(reading);
  const customers = customersOf(idea);
  const { riskLevel: level, riskRange, scores } = score;
  const traps = score.traps.filter(({ spans }) => isPatternMeant(idea.fields.ideaBrief.original, spans));
  const rules = level === 'low' ? [] : matchingRules(idea, score);
  const trap = level === 'low' ? undefined : traps[0];
  const message =
    trap === undefined ? (rules[0]?.message ?? levelMessage(reading, proof, customers)) : trapMessage(trap);
  const fromTraps =
    level === 'low' ? [] : traps.slice(0, MAX_TRAPS).map(({ whatWouldChangeAMind }) => `Show ${whatWouldChangeAMind}.`);
  const suggestions = [...fromTraps, ...rules.map(({ suggestion }) => suggestion), generalSuggestion(reading, proof)];
  return {
    level,
    score: scores.risk,
    ...(riskRange === null ? {} : { range: riskRange }),
    message,
    suggestions: [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS),
    traps: traps.slice(0, MAX_TRAPS),
  };
}
