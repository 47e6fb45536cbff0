import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import type { Slots } from '@playbook/critique/engine/slots/slot';
import type { BriefRoles } from '@playbook/critique/answer/prefill/roles/brief-roles';
import { isOwnDoing } from '@playbook/critique/idea/why-now/own-doing';
import { saysNoChange } from '@playbook/critique/idea/why-now/own-results';
import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import type { KnownStartup } from '../../startup/known-startup.js';
import { namedRivals } from '@playbook/critique/engine/rivals/named-rivals';
import { tellsOnlyBefore } from '@playbook/critique/engine/words/tells-change';
import { saidOf } from '../../startup/said-of-startup.js';
import { FLIES } from '../../startup/subjects.js';
import { CUSTOMER_PATTERNS } from '@playbook/critique/customers/customer-patterns';
import { routedSentences } from '@playbook/critique/answer/prefill/route-sentences';
import { wholeCustomerName } from './customer-name.js';
import { planLine } from '../risks/own-plan.js';
import { seasonLine, serviceLine } from '../risks/own-risks.js';
import { fewCustomersLine } from './buyers/counted-customers.js';
import { ownCountLine } from './buyers/own-count.js';
import { priceSentence } from './price/own-price.js';
import { moneyLine } from './price/price-lines.js';
import { freeSoFarSentence, noMoneySentence, takesNoMoney } from '../no-money.js';
import { sentenceOf, sentencesOf } from './sentences.js';
import { HAS_MARKUP, tellsOfToday, todaysWayLine } from './todays-way.js';
import { tellsThatSomePay, tellsWhoBuys } from './buyers/told-buyers.js';
import { inQuotes, whom } from './whom.js';

/** What the founder's words hold of a section, and what they and Playbook do not. */
type LinesOf = (startup: KnownStartup, slots: Slots, isKnown: boolean) => readonly (string | null)[];

const PILOT = new RegExp(
  String.raw`\b(?:(?<!\b(?:licensed|under a|harbou?r|port|airline|drone|ship|marine|river|test|helicopter|glider|balloon|airplane) )pilot(?:s|ing)?` +
    String.raw`(?! (?:ladders?|stations?|transfers?|boarding|on|who|wait|must|fly|need|lose|just|turn|see|land|take|get|use|` +
    String.raw`facility|line|plants?|boats?|fund)\b)|` +
    String.raw`(?:for|on|in|runs?|running|began|starts?|started) (?:an? )?trials?|` +
    String.raw`tests? (?:our|it(?! to\b)|(?:a|the) (?:prototype|device|unit|sample|beta|machine)))\b`,
  'i',
);
/** "The government's new exchange starts as a pilot": a trial of somebody else. */
const IS_PILOT_OF_OTHERS = new RegExp(
  String.raw`\b(?:governments?|ministr(?:y|ies)|states?|laws?|regulat\w{2,5}|exchange|central bank|EU|competitors?|rivals?)(?:['’]s?)?\b` +
    String.raw`[^.;!?]{0,60}\b(?:pilot|trial)`,
  'i',
);
/** "An electricity retailer pays us": one of a kind. */
const ONE_PAYS = /(?:^|[.;!?\n]\s{0,3}|\band )(?:an?|one) ((?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{3,20}) pays us\b/iu;

const HAS_YEAR = /\b20[012]\d\b/;
const KNOWS_NONE = 'Playbook knows of no dated change that touches what you wrote.';
/** A date in a founder's words may tell a change, or when they began. */
const SAYS_YEAR = 'If a date in what you wrote marks a change, say what could not be done before it.';

const LIST = new Intl.ListFormat('en-GB');

/** "A company pays Snowflake $22k": what is paid there is told, and a bill that is to fall is no rival's. */
const isPaidToday = (name: string, text: string): boolean =>
  new RegExp(String.raw`\bpays? ${name} \p{Sc}?\d`, 'u').test(text);

/** Those whom the founder names; who else sells it is asked, since a firm that does something of the kind is close to it by chance. */
function rivalsLine(startup: KnownStartup, customers: string): string {
  const { description, text } = startup;
  const named = namedRivals(description, text).filter((name) => !HAS_MARKUP.test(name) && !isPaidToday(name, text));
  if (named.length === 0 && takesNoMoney(startup))
    return 'Playbook does not know who else does this: name those whom you meet, and say where each of them stops.';
  return named.length > 0
    ? `You name ${LIST.format(named)}: ask ${customers} what they pay for there, and where it stops.`
    : `Playbook does not know who else sells this to ${customers}: name those whom you meet, and say where each of them stops.`;
}

function pilotLine({ text, briefRoles }: KnownStartup, { price }: Slots): string | null {
  const found = PILOT.exec(text);
  // Where something flies, a pilot is somebody.
  if (found === null || FLIES.test(text)) return null;
  const sentence = sentenceOf(
    text,
    [{ start: found.index, end: found.index + found[0].length }],
    (one) => !HAS_MARKUP.test(one) && !IS_PILOT_OF_OTHERS.test(one) && briefRoles.maySay(one, 'traction'),
  );
  if (sentence === null) return null;
  return price.state === 'absent'
    ? `${inQuotes(sentence)}: agree now on the price behind it and on the day it ends.`
    : `${inQuotes(sentence)}: agree now which result makes a lasting contract of it, and who decides that.`;
}

function onePayerLine({ text }: KnownStartup): string | null {
  const payer = ONE_PAYS.exec(text)?.[1];
  return payer === undefined ? null : `You name one ${payer} that pays: when it stops, so does what you earn from it.`;
}

/** "12 teams pay $90": they are there, and nobody knows who. */
const UNNAMED_PAY = /\b(\d[\d.,]{0,12} (?:teams|companies|firms|businesses|customers|clients|users|people)) pay\b/i;

function unnamedPayersLine({ text }: KnownStartup): string | null {
  const payers = UNNAMED_PAY.exec(text)?.[1];
  return payers === undefined ? null : `You write of ${payers} that pay: say who these are, and where.`;
}

/** "Since Europe made the new regulation", "after Korea tightened the rules": a change without its date. */
const TOLD_CHANGE = new RegExp(
  String.raw`\b(?:since|after|now that) (?:the )?(?:[\p{L}-]{2,20} ){1,4}(?:makes?|made|tightened|passed|banned|introduced|changed|raised|mandated` +
    String.raw`|requires?|required|forced|closed|opened|doubled|halved)\b|\b(?:the|one) thing that changed\b|\bwhat changed\b` +
    String.raw`|\b(?:the|a) new (?:law|rules?|regulation|directive|standard)\b`,
  'iu',
);

/** A sentence that surely tells a change in words that no pattern knows; what the founders did is none. */
const surelyToldChange = (roles: BriefRoles): string | undefined =>
  roles
    .saying('change', 'sure')
    .find((sentence) => !isOwnDoing(sentence) && !tellsOfPast(sentence) && !saysNoChange(sentence));

/** What has changed by the founder's own words. */
export function ownChange({ description, problem, text, briefRoles }: KnownStartup): string | null {
  const dated = routedSentences('why-now', { brief: description, problem });
  const change =
    dated === ''
      ? (sentencesOf(text).find((one) => TOLD_CHANGE.test(one.text) && briefRoles.maySay(one.text, 'change'))?.text ??
        surelyToldChange(briefRoles) ??
        '')
      : dated;
  return change === '' || HAS_MARKUP.test(change) ? null : change;
}

/** "Until 2019 one took nine months" and "today it takes thirty": a change that is told in two sentences is quoted with both. */
function quotedChange(change: string): string {
  const [first, second] = sentencesOf(change).filter(({ text }) => text !== '');
  return first !== undefined && second !== undefined && tellsOnlyBefore(first.text)
    ? `${inQuotes(first.text)} and ${inQuotes(second.text)}`
    : inQuotes(change);
}

function ownChangeLine(startup: KnownStartup): string | null {
  const change = ownChange(startup);
  return change === null
    ? null
    : `${quotedChange(change)}: that is the change you name. ` +
        'Say what it makes possible or needed that was not before, and who else could do it now.';
}

const nobodyLine = ({ basis }: KnownStartup, { proof, price }: Slots): string | null =>
  proof.state === 'absent' && price.state === 'absent' && basis.stage !== 'users' && basis.stage !== 'revenue'
    ? 'What you wrote counts no customer yet and has no price: that nobody wants it is the first risk to test.'
    : null;

/** Where a founder writes that nobody pays, it is not asked who does. */
function freeLine(startup: KnownStartup): string | null {
  const free = noMoneySentence(startup) ?? (tellsWhoBuys(startup) ? null : freeSoFarSentence(startup));
  if (free === null) return null;
  const lead = HAS_MARKUP.test(free) ? 'Say' : `${inQuotes(free)}: say`;
  return `${lead} who will pay for it, or who pays instead, and what makes them do so.`;
}

/** Whoever pays without a name, or whom Playbook cannot name; null where the customers have one. */
function unnamedBuyers(startup: KnownStartup): string | null {
  const { customer, basis } = startup;
  const isNamed = customer !== null && customer !== basis.targetUser;
  const unnamed = !isNamed || CUSTOMER_PATTERNS.saysLittle.test(customer) ? unnamedPayersLine(startup) : null;
  if (unnamed !== null || isNamed) return unnamed;
  const free = freeLine(startup);
  if (free !== null) return free;
  if (tellsWhoBuys(startup))
    return 'Say what happens on the day one of your customers looks for this, and how you would know of that day.';
  const price = priceSentence(startup, saidOf(startup));
  return price === null || HAS_MARKUP.test(price)
    ? 'Playbook is not sure who pays you: say in one sentence who they are, where, and what makes them look for it.'
    : `${inQuotes(price)}: say in one sentence who pays that, where they are, and what makes them look for it.`;
}

/** What is asked about the money of those who are named: nothing where they are told to pay. */
function askedOfPay(startup: KnownStartup): string {
  if (startup.isPayerTold || tellsThatSomePay(startup)) return '';
  if (noMoneySentence(startup) !== null) return ' who pays for it instead, and';
  return freeSoFarSentence(startup) === null ? ' whether it is they who pay, and' : ' who is to pay for it, and';
}

function namedBuyers(startup: KnownStartup, { today }: Slots): string {
  const isUnsaid = today.state === 'absent' && startup.problem === '' && todaysWayLine(startup) === null;
  const without = isUnsaid ? ', and what they do without it' : '';
  const named = wholeCustomerName(startup.customer ?? '');
  const pay = askedOfPay(startup);
  const shown = named === '' || HAS_MARKUP.test(named) ? 'your customers' : named;
  return `You name ${shown}. Say${pay} what happens on the day one of them looks for this${without}.`;
}

function marketOf(startup: KnownStartup): string {
  const named = whom(startup, '');
  return named === '' ? 'this market' : `a market of ${named}`;
}

function withWhom(startup: KnownStartup): string {
  const named = whom(startup, '');
  return named === '' ? '' : ` with ${named}`;
}

/** What private people do today costs them no sum that they know. */
const askedOfToday = ({ basis }: KnownStartup): string =>
  basis.targetUser === 'Consumers' || basis.industry === 'Consumer'
    ? 'say why they would leave that for this'
    : 'say in numbers what that costs one of them';

/** "A reed lives ten days and then you throw it": what likely tells how it is done today, in words that no pattern knows. */
function likelyTodayLine({ briefRoles }: KnownStartup): string | null {
  const today = briefRoles
    .saying('today', 'likely')
    .find((sentence) => !tellsOfPast(sentence) && !HAS_MARKUP.test(sentence));
  return today === undefined
    ? null
    : `${inQuotes(today)}: if that is how it is without you, it is the first competitor. Say what it costs them.`;
}

const LINES: Readonly<Record<InsightSection, LinesOf>> = {
  'market-size': (startup, { price }, isKnown) => [
    ownCountLine(startup) ??
      (isKnown ? null : `Playbook knows no figure about ${marketOf(startup)}, so that the count has to be yours.`),
    price.state === 'absent' && !takesNoMoney(startup)
      ? 'What you wrote has no price, and a market is a count times a price.'
      : null,
  ],
  'target-customers': (startup, slots) => [unnamedBuyers(startup) ?? namedBuyers(startup, slots)],
  'business-model': (startup, slots) => [moneyLine(startup, slots)],
  competitors: (startup) => {
    const customers = whom(startup, 'your customers');
    const absent =
      startup.problem === '' && !tellsOfToday(startup)
        ? `The first competitor is what ${customers} do today: ${askedOfToday(startup)}.`
        : null;
    return [
      todaysWayLine(startup) ?? (absent === null ? null : (likelyTodayLine(startup) ?? absent)),
      rivalsLine(startup, customers),
    ];
  },
  trends: (startup, _, isKnown) => [
    ownChangeLine(startup) ??
      (isKnown
        ? null
        : `${HAS_YEAR.test(startup.text) ? SAYS_YEAR : KNOWS_NONE} ` +
          `One counts if it has a month and changes a cost, of yours or of ${whom(startup, 'your customers')}.`),
  ],
  challenges: (startup, slots, isKnown) => {
    const own = [
      pilotLine(startup, slots),
      onePayerLine(startup) ?? fewCustomersLine(startup),
      nobodyLine(startup, slots),
      serviceLine(startup),
      seasonLine(startup),
    ].filter((line) => line !== null);
    if (own.length > 0 || isKnown) return own;
    const plan = planLine(startup);
    return plan !== null
      ? [plan]
      : [`Which risk comes first${withWhom(startup)}, Playbook does not know; those who said no do.`];
  },
};

/**
 * What a founder's own words say of a section, and what neither they nor Playbook know; none where nothing was written.
 * @param isKnown whether anything else about the startup stands in the section
 */
export function saidLines(section: InsightSection, startup: KnownStartup, isKnown: boolean): string[] {
  if (startup.text === '') return [];
  const slots = saidOf(startup);
  return LINES[section](startup, slots, isKnown).filter((line) => line !== null);
}
