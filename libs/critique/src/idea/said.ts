import { IDEA_TEXT_FIELDS, type IdeaField } from '@playbook/contracts/analysis/idea-check.schema';
import { isOfOthers } from '../customers/kind-of-business.js';
import { archetypeOf } from '../engine/questions/archetype.js';
import type { Archetype } from '../engine/questions/question-bank.js';
import { customersOf } from './cues/customers.js';
import type { SlotName, Slots, SlotState } from '../engine/slots/slot.js';
import { LENDS_ITSELF } from '../engine/words/lends-itself.js';
import { slotsOf } from '../pitch/slots-of.js';
import type { Token } from '../text/tokens/token.js';
import type { IdeaText } from './signals/idea-text.js';

const SURENESS: Readonly<Record<SlotState, number>> = { absent: 0, perhaps: 1, stated: 2 };

/** What each field of a form says of the startup. */
export type SaidInFields = Readonly<Record<IdeaField, Slots>>;

export const saidInFields = ({ fields }: IdeaText): SaidInFields => ({
  ideaBrief: slotsOf(fields.ideaBrief),
  problem: slotsOf(fields.problem),
});

/** The surest state of a slot in either field. */
export function stateOf({ ideaBrief, problem }: SaidInFields, slot: SlotName): SlotState {
  const [a, b] = [ideaBrief[slot].state, problem[slot].state];
  return SURENESS[a] >= SURENESS[b] ? a : b;
}

/** What an idea calls itself before it says of what: software has no kitchen, and touches no patient. */
const IS_SOFTWARE = new RegExp(
  String.raw`^(?:\s{0,3}(?:an?|the|our|we (?:build|make|sell)|[\w-]{2,20}) ){0,3}?(?:software|app|apps|platform|tool` +
    String.raw`|dashboard|api|bot|chatbot|website|program|calendar|plug-?in|(?:test|workflow|process|sales) automation)\b`,
  'i',
);
/** Who repairs or rents out what others made has no factory. */
const IS_SERVICE =
  /^(?:we |i )(?:repair|rent|fix|clean|wash|collect|teach|lend|deliver)\b|^[\w'-]{1,20} (?:rental|repairs?|cleaning)\b/i;
const IS_MARKET = /^(?:[\w'-]{1,20} ){0,4}marketplace\b/i;
const RUN_BY_HAND: ReadonlySet<string> = new Set(['restaurant', 'food-brand', 'care-provider', 'online-shop']);
/** Software for lenders lends nothing. */
const HANDLE_MONEY: ReadonlySet<string> = new Set(['lending', 'insurance']);
const OF_MARKETS: ReadonlySet<string> = new Set([
  'two-sided-marketplace',
  'local-services-marketplace',
  'resale',
  'hiring',
]);

const GONE = new Set(['closed', 'closes', 'shut', 'died', 'left']);

/** The brief itself is of the trade: the next bakery is far away from whoever sells a freezer. */
function isOfBrief({ sure, likely }: Archetype, brief: string, tokens: readonly Token[]): boolean {
  const [terms, lower] = [[...sure, ...likely], brief.toLowerCase()];
  return (
    terms.some((term) => term.includes(' ') && lower.includes(term)) ||
    tokens.some(
      (token, index) =>
        (terms.includes(token.lower) || terms.includes(token.lemma)) && !GONE.has(tokens[index + 1]?.lower ?? ''),
    )
  );
}

/** The questions of a trade fit whoever is in it, and not whoever makes software or a market for it. */
function asksOf(kind: Archetype, brief: string, tokens: readonly Token[]): boolean {
  const isRun = RUN_BY_HAND.has(kind.id);
  // Whoever prices or collects the loans of others has no borrower of its own.
  if (kind.id === 'lending' && !LENDS_ITSELF.test(brief)) return false;
  if (IS_MARKET.test(brief)) return OF_MARKETS.has(kind.id);
  if (IS_SOFTWARE.test(brief) && (kind.isMade === true || isRun || HANDLE_MONEY.has(kind.id))) return false;
  if (kind.isMade === true && IS_SERVICE.test(brief)) return false;
  return !isRun || isOfBrief(kind, brief, tokens);
}

/** What is asked in these trades is asked of whoever is in them. */
const OF_THE_TRADE: ReadonlySet<string> = new Set(['real-estate', 'freight', 'construction']);

/** "Meal boxes for truck drivers" move no load: without its customers the text is of no trade. */
function isOfCustomers(kind: Archetype, idea: IdeaText, tokens: readonly Token[]): boolean {
  if (isOfOthers(kind, idea.fields.ideaBrief)) return true;
  if (!OF_THE_TRADE.has(kind.id) || IS_SOFTWARE.test(idea.form.ideaBrief.trim())) return false;
  const customers = customersOf(idea)?.toLowerCase().split(' ') ?? [];
  return customers.length > 0 && archetypeOf(tokens.filter(({ lower }) => !customers.includes(lower))) !== kind;
}

/** A show for truckers and parking for vans move no freight. */
const OF_FREIGHT = new RegExp(
  String.raw`\b(?:loads?|freight|shipments?|shippers?|hauliers?|dispatch\w{0,4}|brokers?|forwarders?|containers?|cargo|ltl` +
    String.raw`|bills? of lading|customs|consignments?|pallets?|lorr(?:y|ies))\b`,
  'i',
);
const IS_SHOW = /^[^.]{0,100}\b(?:podcasts?|newsletters?|magazines?|radio|shows?|games?|channel)\b/i;
const isOfFreight = ({ id }: Archetype, brief: string): boolean =>
  id !== 'freight' || (OF_FREIGHT.test(brief) && !IS_SHOW.test(brief));

/** Questions about lawyers are for whoever works for them, or takes their place. */
const OF_LAW = new RegExp(
  String.raw`\b(?:law|lawyers?|law firms?|attorneys?|paralegals?|litigat\w+|courts?|solicitors?|notar\w+|legal (?:aid|help|` +
    String.raw`advice|clinics?|work|teams?)|divorces?|immigration|visas?|wills?|patents?)\b`,
  'i',
);
/** Whoever helps tenants for nothing has no matters and no billed hours. */
const GIVES_HELP = /\bnon-?profit\b|\bcharit(?:y|able)\b|\b501\(?c\b|\bpro bono\b/i;
const isOfLaw = ({ id }: Archetype, brief: string): boolean =>
  id !== 'legal' || (OF_LAW.test(brief) && !GIVES_HELP.test(brief));

/** The kind of business an idea is about; null where it does not say, or where that kind's questions are of others. */
export function archetypeOfIdea(idea: IdeaText): Archetype | null {
  const { fields, form } = idea;
  const tokens = IDEA_TEXT_FIELDS.flatMap((field) => fields[field].tokens);
  const kind = archetypeOf(tokens);
  if (kind === null || isOfCustomers(kind, idea, tokens) || !isOfLaw(kind, form.ideaBrief)) return null;
  if (!isOfFreight(kind, form.ideaBrief)) return null;
  return asksOf(kind, form.ideaBrief.trim(), fields.ideaBrief.tokens) ? kind : null;
}
