import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { arePrivatePeople } from '@playbook/critique/customers/private-people';
import { areSurelyCustomers } from '../startup/surely-customers.js';
import type { KnownStartup } from '../startup/known-startup.js';
import { isMarketCounted } from './said/buyers/counted-market.js';
import { customerName } from './said/customer-name.js';
import { areUnlisted, lawsOf, lookUpOf } from './said/look-up.js';
import { takesNoMoney } from './no-money.js';
import { tellsWhatOthersPay } from './said/price/own-price.js';
import { problemOfCustomers } from './said/problem-sentence.js';
import { ownChange } from './said/said-lines.js';
import { tellsOfToday } from './said/todays-way.js';
import { inQuotes, whose } from './said/whom.js';

const SLOT = /\{(\w+)\}/g;

type Slot = 'customer' | 'payer' | 'countable' | 'whose' | 'register' | 'laws' | 'trouble' | 'today';
type Slots = Readonly<Record<Slot, string | null>>;

/** Of the choices of the form only firms stand in a register, and each of them may be one. */
const IS_COUNTED_CHOICE: ReadonlySet<string> = new Set(['Small businesses']);

/** A change that stands in a gazette. */
const OF_RULES =
  /\b(?:laws?|rules?|regulat\w{1,5}|directives?|decrees?|acts?|mandat\w{1,5}|bans?|banned|statutes?|ordinances?)\b/i;

/** Recommendations around what the founder said; of those in one row the first whose slots are all known is taken. */
const TEMPLATES: Readonly<Record<InsightSection, readonly (readonly string[])[]>> = {
  'market-size': [
    [
      'Count {customer}: {register}.',
      'Count {countable}: how many are there in one place you can reach, from a register you can show?',
    ],
    ['Put a yearly price on {trouble}: what it costs one customer is the ceiling of yours.'],
  ],
  'target-customers': [],
  'business-model': [['Ask five {payer} what they pay today for the next best thing, and price against that.']],
  competitors: [
    ['You name {today}: put in numbers what that costs one of {whose} in a month, since it is the first competitor.'],
  ],
  trends: [['The text of that rule and its date stand in {laws}.']],
  // The section asks for who said no.
  challenges: [],
};

/** Recommendations about the startup's own customer, problem and product; fewer where less is known. */
export function ownRecommendations(section: InsightSection, startup: KnownStartup): string[] {
  const slots = slotsOf(startup);
  return TEMPLATES[section].flatMap((row) => row.map((template) => filled(template, slots)).find(isFilled) ?? []);
}

/** The trouble that has a price: none where nobody pays, and what private people have costs them no sum that they know. */
function pricedTrouble(startup: KnownStartup): string | null {
  const { basis, customer } = startup;
  const isPrivate = basis.targetUser === 'Consumers' || arePrivatePeople(customer ?? '');
  const trouble = isPrivate || takesNoMoney(startup) ? null : problemOfCustomers(startup);
  return trouble === null ? null : inQuotes(trouble);
}

/** What private people work with costs them no sum that they know. */
const isOfConsumers = ({ basis, customer, isPayerTold }: KnownStartup): boolean =>
  arePrivatePeople(customer ?? '') || (basis.targetUser === 'Consumers' && !isPayerTold);

/** Who can be counted of those whom the text names, and who of those who are told to pay can be asked for a price. */
function ofNamed(named: string, payer: string | null, startup: KnownStartup): Pick<Slots, 'countable' | 'payer'> {
  const isListed = !areUnlisted(named) && !arePrivatePeople(named);
  const isAnswered = tellsWhatOthersPay(startup) || tellsOfToday(startup) || startup.todaysTools !== null;
  const isAskedForPrice = !takesNoMoney(startup) && !isAnswered;
  return { countable: isListed && !isMarketCounted(startup) ? named : null, payer: isAskedForPrice ? payer : null };
}

const OF_NOBODY = { countable: null, payer: null };

/** What those who surely buy are called, or what was chosen; null where nobody is, or where nothing is left of a name that could be counted: "(a)". */
function nameOf(startup: KnownStartup): string | null {
  const { customer, basis } = startup;
  const isSure = customer === basis.targetUser || areSurelyCustomers(startup);
  return isSure ? customerName(customer ?? '') || null : null;
}

function slotsOf(startup: KnownStartup): Slots {
  const { customer, todaysTools, basis } = startup;
  const isChoice = customer === basis.targetUser;
  const named = nameOf(startup);
  const payer = isChoice || startup.isPayerTold ? named : null;
  const isCounted = !isChoice || IS_COUNTED_CHOICE.has(basis.targetUser);
  return {
    customer: named,
    register: named !== null && isCounted && !isMarketCounted(startup) ? lookUpOf(named, startup) : null,
    ...(named === null || isChoice ? OF_NOBODY : ofNamed(named, payer, startup)),
    whose: whose(startup),
    today: isOfConsumers(startup) ? null : todaysTools,
    laws: OF_RULES.test(ownChange(startup) ?? '') ? lawsOf(startup) : null,
    trouble: pricedTrouble(startup),
  };
}

/** Null where a slot has nothing to stand in it. */
function filled(template: string, slots: Slots): string | null {
  const names = [...template.matchAll(SLOT)].map(([, name]) => name as Slot);
  if (names.some((name) => slots[name] === null)) return null;
  return template.replace(SLOT, (_, name: Slot) => slots[name] ?? '');
}

const isFilled = (line: string | null): line is string => line !== null;
