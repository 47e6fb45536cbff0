import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import type { Slots } from '@playbook/critique/engine/slots/slot';
import { rivalsOf } from '../../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../../startup/known-startup.js';
import { SAYS_NOTHING } from '../../startup/plain-names.js';
import { saidOf } from '../../startup/said-of-startup.js';
import { routedSentences } from '@playbook/critique/answer/prefill/route-sentences';
import { customerName, quoted } from '../own-words.js';
import { fewCustomersLine } from './counted-customers.js';
import { isPlannedPrice, shareLine } from './own-price.js';
import { sentenceOf } from './sentences.js';

/** What the founder's words hold of a section, and what they and Playbook do not. */
type LinesOf = (startup: KnownStartup, slots: Slots, isKnown: boolean) => readonly (string | null)[];

const IS_OF_PRODUCT = /^(?:an?|it) |\b(?:we|our|us|app|software|bot|platform)\b/i;
/** What nobody has or can do is no way to do it. */
const IS_NONE = /\b(?:no|not|cannot|can.t|never|nobody)\b/i;
const HAS_AMOUNT = new RegExp(
  String.raw`[$€£¥₹]\s?\d|\b(?:Rs\.?|INR|KSh|KES|NGN|PLN|MXN|BRL|EUR|USD|CHF)\s?\d|\d[\d.,]{0,15}\s?(?:%|[a-z]{3,12}\s(?:a|per|each)\b)|` +
    String.raw`\d[\d.,]{0,15}\s(?:dollars|euros?|pounds|naira|rupees|pesos|reais|shillings|francs|yen|zlotys?|dirhams|cedis|baht|rand|cents)`,
  'i',
);
const PILOT =
  /\b(?:pilots?|(?:for|on|in|runs?|running|began|starts?|started) (?:an? )?trials?|tests? (?:a|our|the|it))\b/i;
/** What is paid for it, and no sum of something else. */
const IS_PRICE = new RegExp(
  String.raw`\b(?:pays?|paying|prices?|priced|charges?|fees?|keep|earn|cost|rents?|sells?|sold|bought|` +
    String.raw`subscri\w{1,6}|commission|(?:at|for) [$€£]|for \d[\d.]{0,4} ?%)\b|` +
    String.raw`\b(?:per|an?|each) (?:month|year|week|season|use|order|call|unit)\b`,
  'i',
);
/** What was lent is no price. */
const IS_LOAN = /\b(?:borrow(?:s|ed)?|lent|lends?)\b/i;
/** "An electricity retailer pays us": one of a kind. */
const ONE_PAYS = /(?:^|[.;!?\n]\s{0,3}|\band )(?:an?|one) ((?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{3,20}) pays us\b/iu;

/** What a founder wrote as markup is named nowhere. */
const HAS_MARKUP = /[[\]()<>`*_#|\\]/;

/** A choice of the form is no name. */
export const whom = ({ customer, basis }: KnownStartup, otherwise: string): string =>
  customer === null || customer === basis.targetUser || HAS_MARKUP.test(customer) ? otherwise : customerName(customer);
/** Numbers of theirs, or of a study, are no way to do it today. */
const IS_RESULT =
  /^free\b|^\d|\d ?%|\b(?:use|try|wear|installed) it\b|\b\d[\d.,]{0,9} of \d|\d ?% still\b|\b(?:faster|more|less|longer|sooner) than they\b/i;

const inQuotes = (sentence: string): string => `“${quoted(sentence)}”`;

/** What is not surely today's way may be what hurts in it. */
const todayLine = (sentence: string, isSure: boolean): string =>
  isSure
    ? `${sentence}: that is the first competitor. Say what it costs them.`
    : `${sentence}: what they do about that today is the first competitor. Say what it is and what it costs.`;

/** A trouble is no way to do something. */
const IS_TROUBLE = /\b(?:are|is|must|needs?|lose|loses|wait|waits|have to|cannot|pay|use|want)\b/i;

/** "Vineyards in Moldova light candles against frost": what customers do where the text begins with them. */
function ownWayLine({ text, customer }: KnownStartup): string | null {
  const name = customer?.toLowerCase() ?? '';
  const first = sentenceOf(text, [{ start: 0, end: 1 }], (one) => !HAS_MARKUP.test(one));
  if (name === '' || first === null || IS_OF_PRODUCT.test(first) || IS_TROUBLE.test(first)) return null;
  const isTheirs = first.toLowerCase().startsWith(name) && first.length > name.length + 2;
  return isTheirs
    ? `${inQuotes(first)}: if that is what they do today, it is the first competitor. Say what it costs them.`
    : null;
}

/** Rivals of an industry that was guessed are somebody else's. */
function rivalsLine({ basis, text }: KnownStartup, customers: string): string {
  const rivals = basis.industryFrom === 'founder' ? rivalsOf(basis.industry, text) : [];
  return rivals.length === 0
    ? `Playbook knows no company that sells this to ${customers}: the names have to come from them.`
    : `Close to it by what you write: ${rivals.join(', ')}. Ask ${customers} which of them they have and where it stops.`;
}

const priceSentence = ({ text }: KnownStartup, { price }: Slots): string | null =>
  price.state === 'absent'
    ? null
    : sentenceOf(
        text,
        price.spans,
        (one) => HAS_AMOUNT.test(one) && IS_PRICE.test(one) && !IS_LOAN.test(one) && !HAS_MARKUP.test(one),
      );

function pilotLine({ text }: KnownStartup): string | null {
  const found = PILOT.exec(text);
  if (found === null) return null;
  const sentence = sentenceOf(
    text,
    [{ start: found.index, end: found.index + found[0].length }],
    (one) => !HAS_MARKUP.test(one),
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
  return payers === undefined ? null : `You write of ${payers} that pay: say who these are, by trade, size and place.`;
}

/** What has changed by the founder's own words. */
export function ownChange({ description, problem }: KnownStartup): string | null {
  const changes = routedSentences('why-now', { brief: description, problem });
  return changes === '' || HAS_MARKUP.test(changes) ? null : changes;
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
    const unnamed = !isNamed || SAYS_NOTHING.test(customer) ? unnamedPayersLine(startup) : null;
    if (unnamed !== null) return [unnamed];
    if (!isNamed) return ['Playbook could not read from your words who pays. Name them by trade, size and place.'];
    const without = today.state === 'absent' && problem === '' ? ', and what they do without it' : '';
    return [
      `You name ${whom(startup, 'your customers')}. Say what happens on the day one of them looks for this${without}.`,
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
    if (HAS_AMOUNT.test(startup.text))
      return [
        `Which of the sums in what you wrote do ${whom(startup, 'your customers')} pay you? Say it in one sentence, with for what and how often.`,
      ];
    return [
      slots.price.state === 'absent'
        ? 'What you wrote has no price. Say in one sentence who pays, how much, for what and how often.'
        : 'Playbook found no amount in what you wrote. Say in one sentence who pays, how much, for what and how often.',
    ];
  },
  competitors: (startup, { today }) => {
    const { text } = startup;
    const sentence =
      today.state === 'absent'
        ? null
        : sentenceOf(
            text,
            today.spans,
            (one) => ![IS_OF_PRODUCT, IS_NONE, IS_RESULT, HAS_MARKUP].some((pattern) => pattern.test(one)),
          );
    const customers = whom(startup, 'your customers');
    // A problem of the founder's is told in the recommendations.
    if (startup.problem !== '') return [rivalsLine(startup, customers)];
    return [
      sentence === null
        ? (ownWayLine(startup) ??
          `The first competitor is what ${customers} do today: say what that is and what it costs them.`)
        : todayLine(
            inQuotes(sentence),
            today.state === 'stated' || startup.todaysTools !== null || /\btoday\b/i.test(sentence),
          ),
      rivalsLine(startup, customers),
    ];
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
