import type { CategoryRisk, IdeaSpan, Trap } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { quoted } from '../engine/quotes.js';
import { sentenceAround } from '../text/spans/sentence-around.js';
import type { SlotName } from '../engine/slots/slot.js';
import type { IdeaReading } from './reading/idea-reading.js';
import { areHelpers, arePaidFor } from '../lexicon/customers.js';
import { areMetAtHome, countsCustomers, customersOf } from './cues/customers.js';
import { stateOf } from './said.js';
import { proofOf, troubleOf, type Proof } from './strengths.js';
import type { IdeaFeature, IdeaText } from './signals/idea-text.js';
import { isOfProduct } from './risk/is-of-product.js';
import { isDenied, isPatternMeant } from './risk/meant.js';
import { reasonsForLevel } from './risk/level-reasons.js';
import { PAPERWORK, RISK_RULES, type RiskRule } from './risk/risk-rules.js';
import { isInUse } from './reading/in-use.js';
import { graveRiskOf, standingRiskOf, type StandingRisk } from './risk/standing-risk.js';
import { namedRivals } from '../engine/rivals/named-rivals.js';
import { ASK_BUYERS_OF_RESULT } from './venture/of-kind.js';
import type { VentureKind } from './venture/venture-kinds.js';

const MAX_SUGGESTIONS = 4;
const MAX_TRAPS = 3;

const LIST = new Intl.ListFormat('en-GB');
/** What an idea is dangerous without, whatever its kind. */
const NEEDED: readonly (readonly [slots: readonly SlotName[], name: string])[] = [
  [['user'], 'no customer'],
  [['payer', 'price'], 'no payer'],
  [['proof'], 'nobody who has used it'],
];
const NO_PATTERN = 'No pattern that traps founders';

/** What the text does not say yet; who pays for what is free or given is another question. */
function openIn({ said, kinds }: IdeaReading): string[] {
  const isFree = kinds.has('audience') || kinds.has('content') || kinds.has('charity');
  return NEEDED.filter(
    ([slots]) => !(isFree && slots.includes('payer')) && slots.every((slot) => stateOf(said, slot) === 'absent'),
  ).map(([, name]) => name);
}

/** What of an idea's own keeps its risk: what must not be passed over, and the usual where nothing else is open. */
const shownRiskOf = (reading: IdeaReading): StandingRisk | null =>
  openIn(reading).length === 0 ? standingRiskOf(reading) : graveRiskOf(reading);

/** Why an idea is at a level without a pattern of the catalogue. */
function levelMessage(reading: IdeaReading, proof: Proof | null, customers: string | null): string {
  const { riskLevel: level } = reading.score;
  if (level === 'low') return lowMessage(reading, proof, customers);
  const praise = proof === null ? '' : `${proof.clause} speaks for it. `;
  const shown = shownRiskOf(reading);
  const open = openIn(reading);
  if (shown !== null) return `${praise}${shown.message}`;
  if (open.length > 0)
    return `The text names ${LIST.format(open)} yet, and until it does the risk stays ${level === 'high' ? 'high' : 'up'}.`;
  return `${praise}${reasonsForLevel(reading)}`;
}

/** Inside a sentence a word of ours has no capital. */
const within = (message: string): string => message.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const watch = (risk: StandingRisk | null): string => (risk === null ? '' : ` What to watch: ${within(risk.message)}`);

/** What speaks for an idea of little risk, in the founder's own words where it has some, and else what to watch. */
function lowMessage(reading: IdeaReading, proof: Proof | null, customers: string | null): string {
  const trouble = troubleOf(reading);
  if (proof !== null) return `${NO_PATTERN}, and ${proof.clause} speaks for it.`;
  const grave = graveRiskOf(reading);
  if (trouble !== null) return `${NO_PATTERN}, and the problem has a size: ${trouble}.${watch(grave)}`;
  const isFound = customers !== null && !areMetAtHome(customers);
  const watched = grave ?? (isFound ? null : standingRiskOf(reading));
  if (watched !== null) return `${NO_PATTERN}.${watch(watched)}`;
  return isFound ? `${NO_PATTERN}: ${customers} can be found and asked one by one.` : `${NO_PATTERN} in this text.`;
}

const ENDS_OPEN = /\b(?:for|on|of|with|to|in|inside)$/i;
const NEXT_WORD = /^ (?:(?:the|an?|our|their|your|all|any|ten|\d{1,4}) ){0,2}[\w'-]{1,30}/;

/** "Plugin for" names nothing; what it is for stands behind it. */
function closed(text: string, { start, end }: Span): Span {
  const next = ENDS_OPEN.test(text.slice(start, end)) ? NEXT_WORD.exec(text.slice(end)) : null;
  return { start, end: end + (next?.[0].length ?? 0) };
}

/** Words for so many that nobody begins with all of them. */
const ANY_KIND = /^(?:engineers|developers|companies|businesses|teams|firms|owners|managers|professionals)$/i;

/** What is given has no price. */
const GIVEN =
  /\bnon-?profit\b|\bcharit(?:y|able)\b|\bfree (?:to|for) (?:the )?(?:families|patients|people|children|parents|schools|them|all)\b/i;

function narrowSuggestion(reading: IdeaReading, customers: string | null): string {
  const { idea, kinds } = reading;
  if (kinds.has('approval')) return ASK_BUYERS_OF_RESULT;
  if (kinds.has('charity') || GIVEN.test(idea.form.ideaBrief))
    return isInUse(reading)
      ? 'Write down what one more place would cost, and who pays for it.'
      : 'Keep it narrow at first: one place and one kind of case.';
  if (kinds.has('market')) return 'Keep it narrow: one town or trade, and the side that is harder to get first.';
  if (customers === null || ANY_KIND.test(customers) || !areMetAtHome(customers))
    return 'Keep it narrow: one kind of customer, one job, one price.';
  return countsCustomers(idea)
    ? `Stay in one place until most ${customers} there have it.`
    : `Start where you meet many ${customers} at once: one place or one group.`;
}

/** What stands in the text tells them what to do first. */
const HAVE_OWN_STEP: readonly VentureKind[] = ['audience', 'content', 'medical', 'laboratory', 'lender'];

/** What anybody may do, whatever the venture is. */
const ASK_WHO_SAID_NO = 'Ask the last three who said no for their reason, and write it down in their words.';

/** What comes before the first customer, by what the venture is. */
function firstSuggestion({ kinds, score }: IdeaReading, customers: string | null): string | null {
  if (kinds.has('approval')) return ASK_BUYERS_OF_RESULT;
  if (HAVE_OWN_STEP.some((kind) => kinds.has(kind))) return null;
  if (kinds.has('charity')) return 'Get one funder to say in writing what it pays for, and for how long.';
  if (kinds.has('machine')) return 'Get one buyer to pay a deposit before you build the next one.';
  if (score.riskLevel === 'high') return 'Get one customer who pays before you build more.';
  return customers === null || arePaidFor(customers) || areHelpers(customers) || ANY_KIND.test(customers)
    ? 'Ask ten possible customers to sign or pay, and count how many do.'
    : `Ask ten ${customers} to sign or pay, and count how many do.`;
}

/** What to do whatever the risk is; whoever has customers is not sent to find the first. */
function generalSuggestion(reading: IdeaReading, proof: Proof | null): string | null {
  const { idea, score } = reading;
  const customers = customersOf(idea);
  if (score.riskLevel === 'low') return narrowSuggestion(reading, customers);
  if (proof?.isPaid === true || countsCustomers(idea))
    return `Say which of ${customers === null ? 'your customers' : `the ${customers}`} would be upset if you stopped, and why.`;
  const isUsed = isInUse(reading);
  if (isUsed && reading.kinds.has('market')) return 'Ask who came back for a second deal, and why the others did not.';
  // Whoever chose a stage with users has found the first already.
  const isPastFirst = isUsed || ['users', 'revenue'].includes(idea.form.stage);
  return isPastFirst && !reading.kinds.has('laboratory') ? null : firstSuggestion(reading, customers);
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
function wordsOfRule({ idea, roles }: IdeaReading, found: readonly IdeaFeature[], rule: RiskRule): string | null {
  const isSaidOfProduct = ({ field, ...span }: IdeaSpan): boolean =>
    rule.needsWords !== true ||
    field !== 'ideaBrief' ||
    roles().maySay(sentenceAround(idea.fields[field].original, span), 'product');
  const inBrief = found.map((feature) => ({
    ...feature,
    spans: feature.spans.filter(
      ({ field, ...span }) =>
        (rule.isOfProduct !== true || field === 'ideaBrief') &&
        !(rule.isOfProduct === true && isDenied(idea.fields[field].original, span)) &&
        (rule.isMeant === undefined || rule.isMeant(idea.fields[field].original, span)) &&
        isSaidOfProduct({ field, ...span }),
    ),
  }));
  const [spans, isChosen] = [
    inBrief.flatMap((feature) => feature.spans),
    found.some(({ id }) => id.startsWith('form.')),
  ];
  if (spans.length > 0) return firstWords(idea, inBrief, rule.notAlone);
  if (!isChosen || rule.needsWords === true) return null;
  return rule.notOfPaperwork === true && PAPERWORK.test(idea.form.ideaBrief) ? null : 'This field';
}

interface RuleSaid {
  readonly message: string;
  readonly suggestion: string | null;
}

/** What is said of a danger; what the text has settled already is not asked for. */
function saidOfRule(
  { settled, atStart, suggestion, message }: RiskRule,
  words: string,
  reading: IdeaReading,
): RuleSaid {
  if (settled?.by.test(reading.idea.form.ideaBrief) === true)
    return { message: settled.message(words), suggestion: settled.suggestion ?? null };
  return { message: message(words), suggestion: (isInUse(reading) ? undefined : atStart) ?? suggestion };
}

const matchingRules = (reading: IdeaReading): RuleSaid[] => saidOfRules(reading, RISK_RULES);

/** What is forbidden in many places, and what to do about it before anything else; null where nothing is. */
export function forbiddenIn(reading: IdeaReading): RuleSaid | null {
  const forbids = RISK_RULES.filter(({ features }) => features.includes('danger.illegal'));
  return reading.score.riskLevel === 'high' ? (saidOfRules(reading, forbids)[0] ?? null) : null;
}

function saidOfRules(reading: IdeaReading, rules: readonly RiskRule[]): RuleSaid[] {
  const { idea, score } = reading;
  return rules.flatMap((rule) => {
    const found = score.features.filter(({ id }) => rule.features.includes(id));
    const { onlyWhere } = rule;
    if (onlyWhere !== undefined && !onlyWhere.test(idea.form.ideaBrief)) return [];
    const words = found.length === 0 ? null : wordsOfRule(reading, found, rule);
    return words === null ? [] : [saidOfRule(rule, words, reading)];
  });
}

/** What such an idea is likened to is new in its field, unless the text names who is in it already. */
const LIKENED = 'F57';

/** A pattern in the words of the text: where it names those who do it, they are the rivals. */
function trapAsTold(trap: Trap, idea: IdeaText): Trap {
  const rivals =
    trap.id === LIKENED
      ? namedRivals(idea.fields.ideaBrief.original, idea.fields.problem.original).map((name) => `'${name}'`)
      : [];
  if (rivals.length === 0) return trap;
  const whyItTraps = `${LIST.format(rivals)} ${rivals.length === 1 ? 'is' : 'are'} in use there already`;
  return { ...trap, whyItTraps, whatWouldChangeAMind: `customers who would leave ${LIST.format(rivals)} for it` };
}

function trapMessage({ name, kind, whyItTraps, namedByPartners }: Trap): string {
  const opening = namedByPartners
    ? 'YC partners named this pattern themselves'
    : kind === 'crowded' || kind === 'formula'
      ? 'Many teams build this at the same time'
      : 'Often tried, seldom finished';
  return `${name}. ${opening}: ${whyItTraps}.`;
}

/** "We canceled 118 runs" was counted and speaks for the trouble, and for no idea. */
const TELLS_TROUBLE =
  /\b(?:cancell?(?:ed|ing)?|lost|missed|failed|broke|broken|wrong|returned|rejected|refused|churn\w*)\b/i;

/** What is done with the product: what others buy instead, and a figure of the laboratory, speak for no idea. */
const TELLS_USE = new RegExp(
  String.raw`\b(?:pay(?:s|ing)?|paid|us(?:e|es|ed|ing)|active|customers?|clients?|users?|subscri\w+|signed|bought|sold` +
    String.raw`|ordered|renew\w*|installed|live|pilots?|run|running|rent(?:s|ed)?|members?|registered|MRR|ARR|revenue)\b`,
  'i',
);
/** "They buy one guide at the bus stand": others, and something else. */
const OF_OTHERS = /^'(?:they|he|she|people|most|many|everybody)\b/i;

/** What speaks for an idea, and tells of no trouble. */
function spokenFor(reading: IdeaReading): Proof | null {
  const proof = proofOf(reading);
  if (proof === null || TELLS_TROUBLE.test(proof.clause) || OF_OTHERS.test(proof.clause)) return null;
  return TELLS_USE.test(proof.clause) ? proof : null;
}

/** The first few of what may be done, each once; what anybody may do where there is none. */
function suggestionsAmong(all: readonly (string | null | undefined)[]): string[] {
  const found = all.filter((one) => one !== undefined && one !== null);
  return found.length === 0 ? [ASK_WHO_SAID_NO] : [...new Set(found)].slice(0, MAX_SUGGESTIONS);
}

/** What the founder reads about the risk of the category: the pattern, why it traps, and what would change a partner's mind. */
export function categoryRiskOf(reading: IdeaReading): CategoryRisk {
  const { idea, score } = reading;
  const proof = spokenFor(reading);
  const customers = customersOf(idea);
  const { riskLevel: level, riskRange, scores } = score;
  const traps = score.traps
    .filter((trap) => isPatternMeant(idea.fields.ideaBrief.original, trap) && isOfProduct(idea.form.ideaBrief, trap))
    .map((trap) => trapAsTold(trap, idea));
  const rules = level === 'low' ? [] : matchingRules(reading);
  const trap = level === 'low' ? undefined : traps[0];
  const message =
    trap === undefined ? (rules[0]?.message ?? levelMessage(reading, proof, customers)) : trapMessage(trap);
  const fromTraps =
    level === 'low' ? [] : traps.slice(0, MAX_TRAPS).map(({ whatWouldChangeAMind }) => `Show ${whatWouldChangeAMind}.`);
  const fromRules = rules.map(({ suggestion }) => suggestion);
  const standing = trap === undefined && rules.length === 0 && level !== 'low' ? shownRiskOf(reading) : null;
  const all = [...fromTraps, ...fromRules, standing?.suggestion, generalSuggestion(reading, proof)];
  return {
    level,
    score: scores.risk,
    ...(riskRange === null ? {} : { range: riskRange }),
    message,
    suggestions: suggestionsAmong(all),
    traps: traps.slice(0, MAX_TRAPS),
  };
}
