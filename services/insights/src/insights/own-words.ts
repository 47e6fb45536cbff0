import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { tellsNoProduct } from '@playbook/critique/answer/prefill/no-product';
import { sentenceOfTheProduct } from '@playbook/critique/answer/prefill/told-of-startup';
import { isOfName } from '@playbook/critique/answer/prefill/own-name';
import { isOfOneOfThem } from '@playbook/critique/answer/prefill/told-of-others';
import { arePrivatePeople } from '@playbook/critique/customers/private-people';
import { areSurelyCustomers } from '../startup/surely-customers.js';
import type { KnownStartup } from '../startup/known-startup.js';
import { customerName } from './said/customer-name.js';
import { areUnlisted, lawsOf, lookUpOf } from './said/look-up.js';
import { takesNoMoney } from './no-money.js';
import { tellsWhatOthersPay } from './said/own-price.js';
import { problemOfCustomers } from './said/problem-sentence.js';
import { quoted } from './said/quoted.js';
import { sentencesOf } from './said/sentences.js';
import { tellsOfToday } from './said/todays-way.js';

const SLOT = /\{(\w+)\}/g;

const OF_THING = /^an? /i;

/** Of what a founder wrote, the sentence about the product: many describe the problem first, and "a pawnshop lives on four numbers" is no product. */
function aboutProduct(description: string): string {
  const isThing = OF_THING.test(description) && !isOfOneOfThem(description);
  const isNamedLater = sentencesOf(description).some(({ text }, index) => index > 0 && isOfName(text));
  return (isThing && !isNamedLater) || description === '' ? description : sentenceOfTheProduct(description);
}

type Slot =
  | 'made'
  | 'customer'
  | 'payer'
  | 'countable'
  | 'whose'
  | 'register'
  | 'laws'
  | 'fiveOfThem'
  | 'trouble'
  | 'product'
  | 'today';
type Slots = Readonly<Record<Slot, string | null>>;

/** Of the choices of the form only firms stand in a register, and each of them may be one. */
const IS_COUNTED_CHOICE: ReadonlySet<string> = new Set(['Small businesses']);

/** Where rules are a matter, their text is worth a look. */
const OF_RULES = new RegExp(
  String.raw`\b(?:must|laws?|legal|rules?|licen[cs]\w{1,4}|permits?|inspect\w{0,5}|regulat\w{1,5}|certif\w{1,7}|tax(?:es)?|ministry|` +
    String.raw`authority|mandatory|required|banned|compliance|courts?|customs|subsid\w{1,5}|insur\w{1,5}|medic\w{1,5}|patients?)\b`,
  'i',
);

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
  'business-model': [
    [
      'Ask {fiveOfThem} what they pay today to live with {trouble}, and price against that.',
      'Ask five {payer} what they pay today for the next best thing, and price against that.',
    ],
  ],
  competitors: [
    [
      'You name {today}: put in numbers what that costs one of {whose} in a month, since it is the first competitor.',
      'Ask {fiveOfThem} what they would do if you did not exist: whatever two of them name is a competitor.',
    ],
  ],
  trends: [
    [
      'Say which change of the last two years {made} rests on, and give its month.',
      'Say which change of the last two years makes this possible or wanted, and give its month.',
    ],
    ['If it was a rule that changed, its text and its date stand in {laws}.'],
  ],
  challenges: [
    [
      'Find out why {customer} would say no to it, and hear that reason ten times this week.',
      'Name the most likely reason for a no to {product}, and test it this week.',
      'Name the most likely reason for a no, and test it this week.',
    ],
  ],
};

/** Recommendations about the startup's own customer, problem and product; fewer where less is known. */
export function ownRecommendations(section: InsightSection, startup: KnownStartup): string[] {
  const slots = slotsOf(startup);
  return TEMPLATES[section].flatMap((row) => row.map((template) => filled(template, slots)).find(isFilled) ?? []);
}

/** "An A that ...", "A for B", "we ...", "our ...": somebody who waits and a lock that dies are none of it. */
const IS_PRODUCT =
  /\b(?:we|our|ours|us|i|my)\b|^(?:[\p{L}\p{N}'-]{1,30} ){1,7}(?:that|which|for|to|with|built|made|using)\b|:/iu;

/** "We collect, clean and deliver": what hands do rests on no change of late years. */
const IS_SERVICE = new RegExp(
  String.raw`^“(?:we|i) (?:\p{L}{2,10}ly )?(?:collect|deliver|send|bring|pick|drive|take|carry|clean|wash|cook|bake|sew|mend|repair|fix|host|teach|rent|lease|sell|buy|print|publish|run|visit|finance|lend|pay)\b` +
    String.raw`|\b(?:of|to|with) (?:it|them)\b`,
  'iu',
);

/** The sentence about what is made, in quotes; null where none surely is: a pawnshop that lives on four numbers is the trade. */
function productIn({ description, briefRoles }: KnownStartup): string | null {
  const sentence = aboutProduct(description);
  const said = briefRoles.of(quoted(sentence).replace(/…$/, ''));
  const isOther = said?.isOfLong === true && !said.likely.has('product');
  const isTrade = OF_THING.test(sentence) && isOfOneOfThem(quoted(sentence));
  return isOther || isTrade || tellsNoProduct(quoted(sentence)) || !IS_PRODUCT.test(sentence)
    ? null
    : inQuotes(sentence);
}

const inQuotes = (text: string): string | null => (text === '' ? null : `“${quoted(text)}”`);

/** The trouble that has a price: none where nobody pays, and what private people have costs them no sum that they know. */
function pricedTrouble(startup: KnownStartup): string | null {
  const { basis, customer } = startup;
  const isPrivate = basis.targetUser === 'Consumers' || arePrivatePeople(customer ?? '');
  return isPrivate || takesNoMoney(startup) ? null : inQuotes(problemOfCustomers(startup) ?? '');
}

/** Who can be counted or asked for a price, of those whom the text names. */
function ofNamed(named: string, startup: KnownStartup): Pick<Slots, 'countable' | 'payer'> {
  const isListed = !areUnlisted(named) && !arePrivatePeople(named);
  const isAnswered = tellsWhatOthersPay(startup) || tellsOfToday(startup) || startup.todaysTools !== null;
  const isAskedForPrice = !takesNoMoney(startup) && !isAnswered;
  return { countable: isListed ? named : null, payer: isAskedForPrice ? named : null };
}

const OF_NOBODY = { countable: null, payer: null };

/** What those who surely buy are called, or what was chosen; null where nobody is, or where nothing is left of a name that could be counted: "(a)". */
function nameOf(startup: KnownStartup): string | null {
  const { customer, basis } = startup;
  const isSure = customer === basis.targetUser || areSurelyCustomers(startup);
  return isSure ? customerName(customer ?? '') || null : null;
}

function slotsOf(startup: KnownStartup): Slots {
  const { customer, todaysTools, text, basis } = startup;
  const isChoice = customer === basis.targetUser;
  const named = nameOf(startup);
  const product = productIn(startup);
  const isCounted = !isChoice || IS_COUNTED_CHOICE.has(basis.targetUser);
  return {
    customer: named,
    register: named !== null && isCounted ? lookUpOf(named, startup) : null,
    ...(named === null || isChoice ? OF_NOBODY : ofNamed(named, startup)),
    laws: OF_RULES.test(text) ? lawsOf(startup) : null,
    whose: named === null ? 'your customers' : `the ${named}`,
    today: todaysTools,
    fiveOfThem: named === null ? 'five of your customers' : `five ${named}`,
    trouble: pricedTrouble(startup),
    product,
    made: product === null || IS_SERVICE.test(product) ? null : product,
  };
}

/** Null where a slot has nothing to stand in it. */
function filled(template: string, slots: Slots): string | null {
  const names = [...template.matchAll(SLOT)].map(([, name]) => name as Slot);
  if (names.some((name) => slots[name] === null)) return null;
  return template.replace(SLOT, (_, name: Slot) => slots[name] ?? '');
}

const isFilled = (line: string | null): line is string => line !== null;
