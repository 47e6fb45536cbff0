import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import type { Slots } from '@playbook/critique/engine/slots/slot';
import type { BriefRoles } from '@playbook/critique/answer/prefill/roles/brief-roles';
import { leadingRole } from '@playbook/critique/answer/prefill/roles/said-roles';
import { rivalsOf } from '../../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../../startup/known-startup.js';
import { CURRENCY_NAMES } from '@playbook/critique/engine/numbers/currency-names';
import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import { namedRivals } from '@playbook/critique/engine/rivals/named-rivals';
import { saidOf } from '../../startup/said-of-startup.js';
import { CUSTOMER_PATTERNS } from '@playbook/critique/customers/customer-patterns';
import { isOfTheirTrade } from '@playbook/critique/answer/prefill/told-of-others';
import { routedSentences } from '@playbook/critique/answer/prefill/route-sentences';
import { customerName, wholeCustomerName } from './customer-name.js';
import { quoted } from './quoted.js';
import { fewCustomersLine } from './counted-customers.js';
import { isPlannedPrice, shareLine } from './own-price.js';
import { sentenceOf, sentencesOf } from './sentences.js';
import { HAS_MARKUP, todaysWayLine } from './todays-way.js';

/** What the founder's words hold of a section, and what they and Playbook do not. */
type LinesOf = (startup: KnownStartup, slots: Slots, isKnown: boolean) => readonly (string | null)[];

const SUM =
  String.raw`[$€£¥₹₦₱]\s?\d|\bR\d{2,6}\b|\b(?:Rs\.?|Rp\.?|${[...CURRENCY_NAMES.keys()].join('|')})\s?\d|` +
  String.raw`\d[\d.,]{0,15}\s?(?:${[...CURRENCY_NAMES.keys()].join('|')})\b|` +
  String.raw`\d[\d.,]{0,15}\s(?:(?:Swiss|US|Canadian|Australian|Kenyan|Egyptian|Mexican|Indian) )?` +
  String.raw`(?:dollars|euros?|pounds|naira|rupees|pesos|reais|shillings|francs|yen|zlotys?|dirhams|cedis|baht|rand|` +
  String.raw`cents|soles|shekels|kronor|kroner|kr[oó]nur?|kwacha|ringgit|tenge|` +
  String.raw`euro|zł|lira|birr|taka|dinars?|riyals?|yuan|leva|forints?|hryvnias?)(?!\p{L})|` +
  String.raw`\d{1,3}(?:,\d{3})+\s(?:won|dong|sum)|` +
  // "Sixty pounds per tower".
  String.raw`\b(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?:[- ][a-z]{3,5})?\s` +
  String.raw`(?:dollars|euros?|pounds|rupees|kronor|kroner|cedis|shillings|francs)\b`;
const HAS_SUM = new RegExp(SUM, 'iu');
const PERCENT = String.raw`\d[\d.,]{0,9}\s?(?:%|percent\b|per cent\b)`;
const HAS_AMOUNT = new RegExp(
  String.raw`${SUM}|\bpays? (?:us )?\d[\d.,]{0,9}k?\b|\b(?:around|about) \d{1,4}k\b|` +
    // "Reads 100% of the invoices" is no price, and "we take 8%" is one.
    String.raw`\b(?:takes?|keeps?|charges?|earns?|gets?|pays?(?: us)?|for|commission|fee|cut|share)(?: of)? (?:an? |` +
    String.raw`an extra |about |only |around |from )?${PERCENT}|` +
    String.raw`${PERCENT}(?: of (?:each|every|the) (?:sale|order|booking|deal|loan|amount|price|total|transaction|value|rent|` +
    String.raw`load))? ?(?:commission|fees?|cut|margin)|` +
    String.raw`${PERCENT} (?:of|per|on|from|for) (?:each|every)\b`,
  'iu',
);
const PILOT = new RegExp(
  String.raw`\b(?:(?<!\b(?:licensed|under a|harbou?r|port|airline|drone|ship|marine|river|test|helicopter|glider|balloon|airplane) )pilots?` +
    String.raw`(?! (?:ladders?|stations?|transfers?|boarding|on|who|wait|must|fly|need|lose|just|turn|see|land|take|get|use|` +
    String.raw`facility|line|plants?|boats?|fund)\b)|` +
    String.raw`(?:for|on|in|runs?|running|began|starts?|started) (?:an? )?trials?|` +
    String.raw`tests? (?:our|it(?! to\b)|(?:a|the) (?:prototype|device|unit|sample|beta|machine)))\b`,
  'i',
);
/** What is paid for it, and no sum of something else. */
const IS_PRICE = new RegExp(
  String.raw`\b(?:pays?|paying|(?:we|I) ask|(?:we|I) take (?:[$€£₹]|\d)|prices?|priced|charges?|fees?|keep|earn|cost|rents?|sells?|sold|bought|` +
    String.raw`subscri\w{1,6}|commission|(?:at|for) (?:[A-Z]{1,2})?[$€£₹])\b|\b(?:takes?|for) \d[\d.]{0,4} ?(?:%|percent\b|per cent\b)|` +
    String.raw`\b(?:per|an?|each) (?:month|year|week|season|use|order|call|unit)\b|\d\s?\/\s?(?:month|mo|year|yr|week|user|seat|unit)\b`,
  'i',
);
/** What is paid today is no price of theirs. */
const IS_TODAY = /^(?:today|now|currently|until now)\b(?!.*\b(?:us|our|ours|we)\b)/i;
/** What is asked of investors is no price. */
const IS_RAISED =
  /\b(?:looking for|raising|raised?|seek(?:ing)?|grant|foundation|angels?|investors?|donat\w{1,6})\b[^.;!?]{0,40}\d/i;
/** "Sitters on Care.com cost $22": what a rival takes. */
const IS_OF_RIVAL = /\b(?:on|at|with|from) \p{Lu}[\p{L}\d.]{1,30} (?:costs?|charges?)\b/u;
/** "They will sell you a new stone for £1,900", "people lose 600 euros": what others ask, or what is lost. */
const IS_OF_OTHERS = new RegExp(
  String.raw`^(?:every|each|a single) [^.;!?]{3,60}\bcosts? (?!us\b)|\b(?:must|has to|have to) sell\b|\b(?:will )?sells? you\b` +
    String.raw`|\b(?:lose|loses|lost|losing|wastes?|wasting)\b[^.;!?]{0,30}\d`,
  'i',
);
/** "Gen Z spends $360 billion a year". */
const IS_OF_MARKET = /\d ?(?:billions?|trillions?|bn)\b|\bspends?\b[^.;!?]{0,40}\d/i;
/** "I've sold over $80K of this on eBay", "$11,200 MRR", "thieves buy one for $30k": what came in altogether, and what crime costs, is no price. */
const IS_EARNED = new RegExp(
  String.raw`\b(?:sold|earned|turned over|took(?: in)?) (?:over |about |around |more than |almost |some )?[$€£₹]\s?\d` +
    String.raw`|\b(?:MRR|ARR|GMV|turnover|revenue|recurring)\b|\b(?:thieves|criminals|fraudsters|scammers|crooks|gangs)\b`,
  'i',
);
/** What was lent is no price. */
const IS_LOAN = /\b(?:borrow(?:s|ed)?|lent|lends?)\b/i;
/** "An electricity retailer pays us": one of a kind. */
const ONE_PAYS = /(?:^|[.;!?\n]\s{0,3}|\band )(?:an?|one) ((?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{3,20}) pays us\b/iu;

/** A choice of the form is no name. */
export function whom({ customer, basis }: KnownStartup, otherwise: string): string {
  if (customer === null || customer === basis.targetUser) return otherwise;
  const name = customerName(customer);
  return HAS_MARKUP.test(name) ? otherwise : name;
}
const whose = (startup: KnownStartup): string => {
  const named = whom(startup, '');
  return named === '' ? 'your customers' : `the ${named}`;
};
const inQuotes = (sentence: string): string => `“${quoted(sentence)}”`;

const LIST = new Intl.ListFormat('en-GB');

/** Rivals of an industry that was guessed are somebody else's. */
function rivalsLine({ basis, description, text }: KnownStartup, customers: string): string {
  const named = namedRivals(description, text).filter((name) => !HAS_MARKUP.test(name));
  if (named.length > 0)
    return `You name ${LIST.format(named)}: ask ${customers} what they pay for there, and where it stops.`;
  const rivals = basis.industryFrom === 'founder' ? rivalsOf(basis.industry, text) : [];
  return rivals.length === 0
    ? `Playbook knows no company that sells this to ${customers}: the names have to come from them.`
    : `Close to it by what you write: ${rivals.join(', ')}. Ask ${customers} which of them they have and where it stops.`;
}

/** "Ours costs £38", "our hank is 22 euros". */
const IS_OWN_PRICE = new RegExp(
  String.raw`\bours?(?: [\p{L}-]{2,20}){0,2} (?:(?:is|are|costs?|sells? for) )?(?:only )?(?:${SUM})`,
  'iu',
);

/** Whether a sum is of something else than what is asked for the product. */
const isOtherSum = (sentence: string): boolean =>
  [IS_LOAN, IS_RAISED, IS_EARNED, IS_TODAY, IS_OF_RIVAL, IS_OF_MARKET, IS_OF_OTHERS, HAS_MARKUP].some((pattern) =>
    pattern.test(sentence),
  );

/** "€95 a grave", behind what is sold: the sentences around it say whose price it is. */
const isSurelyPrice = (sentence: string, briefRoles: BriefRoles): boolean => {
  const said = briefRoles.of(sentence);
  return (
    said?.isOfLong === true &&
    said.sure.has('price') &&
    leadingRole(said) === 'price' &&
    HAS_SUM.test(sentence) &&
    !isOtherSum(sentence)
  );
};

/** What others pay before the product is told of is what they pay without it. */
function priceSentence({ text, customer, briefRoles }: KnownStartup, { price }: Slots): string | null {
  const sentences = sentencesOf(text);
  const own =
    sentences.find((one) => IS_OWN_PRICE.test(one.text) && !HAS_MARKUP.test(one.text)) ??
    sentences.find((one) => isSurelyPrice(one.text, briefRoles));
  if (own !== undefined || price.state === 'absent') return own?.text ?? null;
  const ofTrade = new Set(
    sentences.filter((one, index) => isOfTheirTrade(one.text, index === 0)).map((one) => one.text),
  );
  return sentenceOf(
    text,
    price.spans,
    (one) =>
      HAS_AMOUNT.test(one) &&
      IS_PRICE.test(one) &&
      !isOtherSum(one) &&
      !tellsOfPast(one) &&
      briefRoles.maySay(one, 'price') &&
      one !== customer &&
      !ofTrade.has(one),
  );
}

/** Where each sum is paid today, none is theirs. */
/** Of what comes in altogether. */
const IS_INCOME =
  /\b(?:MRR|ARR|revenue|sales|sold|earn(?:s|ed)?|turnover|recurring|fees|took|pay(?:s|ing)?|paid|re-?order(?:s|ed)?)\b/i;
/** "At an average of €210", "Rs 9.8 million advanced": the price of one, or what is lent. */
const IS_OF_ONE =
  /\b(?:each|average|apiece|advanced|lent|financed|default(?:s|ed)?|for (?:one|an?)|per \p{L}{2,20})\b/iu;
/** "Revenue is €0". */
const IS_NOTHING = /[$€£₹]\s?0(?![.,]?\d)|\b(?:no|zero) (?:revenue|sales|income)\b/i;

/** What comes in altogether, where no price is told: "14 paying brands now, $41k MRR". */
function incomeSentence({ text, briefRoles }: KnownStartup): string | null {
  const isOfIncome = (sentence: string): boolean =>
    HAS_SUM.test(sentence) &&
    IS_INCOME.test(sentence) &&
    !IS_NOTHING.test(sentence) &&
    !IS_OF_ONE.test(sentence) &&
    !isPlannedPrice(sentence) &&
    !HAS_MARKUP.test(sentence) &&
    briefRoles.of(sentence)?.sure.has('traction') === true;
  return sentencesOf(text).find((one) => isOfIncome(one.text))?.text ?? null;
}

function hasOnlySumsOfOthers({ text }: KnownStartup): boolean {
  const sums = sentencesOf(text).filter((one) => HAS_SUM.test(one.text));
  return sums.length > 0 && sums.every((one) => IS_TODAY.test(one.text));
}

function pilotLine({ text, briefRoles }: KnownStartup): string | null {
  const found = PILOT.exec(text);
  if (found === null) return null;
  const sentence = sentenceOf(
    text,
    [{ start: found.index, end: found.index + found[0].length }],
    (one) => !HAS_MARKUP.test(one) && briefRoles.maySay(one, 'traction'),
  );
  return sentence === null ? null : `${inQuotes(sentence)}: agree now on the price behind it and on the day it ends.`;
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

/** What has changed by the founder's own words. */
export function ownChange({ description, problem, text, briefRoles }: KnownStartup): string | null {
  const dated = routedSentences('why-now', { brief: description, problem });
  const change =
    dated === ''
      ? (sentencesOf(text).find((one) => TOLD_CHANGE.test(one.text) && briefRoles.maySay(one.text, 'change'))?.text ??
        '')
      : dated;
  return change === '' || HAS_MARKUP.test(change) ? null : change;
}

function ownChangeLine(startup: KnownStartup): string | null {
  const change = ownChange(startup);
  return change === null
    ? null
    : `${inQuotes(change)}: that is the change you name. Say what could not be done before it, and who else can do it now.`;
}

const nobodyLine = ({ basis }: KnownStartup, { proof, price }: Slots): string | null =>
  proof.state === 'absent' && price.state === 'absent' && basis.stage !== 'users' && basis.stage !== 'revenue'
    ? 'What you wrote counts no customer yet and has no price: that nobody wants it is the first risk to test.'
    : null;

const LINES: Readonly<Record<InsightSection, LinesOf>> = {
  'market-size': (startup, { price }, isKnown) => [
    isKnown
      ? null
      : `Playbook knows no figure about a market of ${whom(startup, 'your customers')}, so that the count has to be yours.`,
    price.state === 'absent' ? 'What you wrote has no price, and a market is a count times a price.' : null,
  ],
  'target-customers': (startup, { today }) => {
    const { customer, basis, problem } = startup;
    const isNamed = customer !== null && customer !== basis.targetUser;
    const unnamed = !isNamed || CUSTOMER_PATTERNS.saysLittle.test(customer) ? unnamedPayersLine(startup) : null;
    if (unnamed !== null) return [unnamed];
    if (!isNamed)
      return [
        'Playbook could not read from your words who pays. Say who they are, where, and what makes them look for it.',
      ];
    const isUnsaid = today.state === 'absent' && problem === '' && todaysWayLine(startup) === null;
    const without = isUnsaid ? ', and what they do without it' : '';
    const named = wholeCustomerName(customer);
    return [
      `You name ${HAS_MARKUP.test(named) ? 'your customers' : named}. Say what happens on the day one of them looks for this${without}.`,
    ];
  },
  'business-model': (startup, slots) => {
    const sentence = priceSentence(startup, slots);
    const share = shareLine(startup);
    if (sentence !== null && isPlannedPrice(sentence))
      return [
        `${inQuotes(sentence)}: nobody has paid that yet. Ask ${whom(startup, 'your customers')} for it before you build more.`,
      ];
    if (sentence !== null)
      return [`The price in your words: ${inQuotes(sentence)}. ${share ?? 'Say what one such sale costs you.'}`];
    if (hasOnlySumsOfOthers(startup))
      return [
        'The sums in what you wrote are what is paid today. Say in one sentence who pays you, how much, for what and how often.',
      ];
    const income = incomeSentence(startup);
    if (income !== null)
      return [`${inQuotes(income)}: say what one of ${whose(startup)} pays of that, for what and how often.`];
    if (HAS_SUM.test(startup.text))
      return [
        `Playbook read no sum in what you wrote as one that ${whom(startup, 'your customers')} pay you. Say who pays you, how much, for what and how often.`,
      ];
    return [
      slots.price.state === 'absent'
        ? 'What you wrote has no price. Say in one sentence who pays, how much, for what and how often.'
        : 'Playbook found no amount in what you wrote. Say in one sentence who pays, how much, for what and how often.',
    ];
  },
  competitors: (startup) => {
    const customers = whom(startup, 'your customers');
    const absent =
      startup.problem === ''
        ? `The first competitor is what ${customers} do today: say what that is and what it costs them.`
        : null;
    return [todaysWayLine(startup) ?? absent, rivalsLine(startup, customers)];
  },
  trends: (startup, _, isKnown) => [
    ownChangeLine(startup) ??
      (isKnown
        ? null
        : 'Playbook knows of no dated change that touches what you wrote. ' +
          `One counts if it has a month and changes a cost, of yours or of ${whom(startup, 'your customers')}.`),
  ],
  challenges: (startup, slots, isKnown) => {
    const own = [
      pilotLine(startup),
      onePayerLine(startup) ?? fewCustomersLine(startup),
      nobodyLine(startup, slots),
    ].filter((line) => line !== null);
    return own.length > 0 || isKnown
      ? own
      : [
          `Which risk comes first with ${whom(startup, 'your customers')}, Playbook does not know; those who said no do.`,
        ];
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
