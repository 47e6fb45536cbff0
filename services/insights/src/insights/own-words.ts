import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { tellsNoProduct } from '@playbook/critique/answer/prefill/no-product';
import { sentenceOfTheProduct } from '@playbook/critique/answer/prefill/told-of-startup';
import { isOfOneOfThem } from '@playbook/critique/answer/prefill/told-of-others';
import { readPitch } from '@playbook/critique/engine/read-text';
import { slotsOf as readSlots } from '@playbook/critique/pitch/slots-of';
import type { KnownStartup } from '../startup/known-startup.js';
import { customerName } from './said/customer-name.js';
import { lawsOf, lookUpOf } from './said/look-up.js';
import { problemOfCustomers, mayBePriced } from './said/problem-sentence.js';
import { quoted } from './said/quoted.js';

const SLOT = /\{(\w+)\}/g;

const OF_THING = /^an? /i;

/** Of what a founder wrote, the sentence about the product: many describe the problem first. */
const aboutProduct = (description: string): string =>
  (OF_THING.test(description) && !isOfOneOfThem(description)) || description === ''
    ? description
    : sentenceOfTheProduct(description);

type Slot =
  | 'customer'
  | 'whose'
  | 'register'
  | 'laws'
  | 'whom'
  | 'fiveOfThem'
  | 'problem'
  | 'trouble'
  | 'untold'
  | 'product'
  | 'today';
type Slots = Readonly<Record<Slot, string | null>>;

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
      'Count {customer}: how many are there in one place you can reach, from a register you can show?',
    ],
    ['Put a yearly price on {trouble}: what it costs one customer is the ceiling of yours.'],
  ],
  'target-customers': [],
  'business-model': [
    [
      'Ask {fiveOfThem} what they pay today to live with {trouble}, and price against that.',
      'Ask five {customer} what they pay today for the next best thing, and price against that.',
    ],
  ],
  competitors: [
    [
      'You name {today}: put in numbers what that costs one of {whose} in a month, since it is the first competitor.',
      'Write down what {whom} do today about {untold}: that is the first competitor.',
      'Ask {fiveOfThem} what they would do if you did not exist: whatever two of them name is a competitor.',
    ],
  ],
  trends: [
    [
      'Say which change of the last two years {product} rests on, and give its month.',
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

/** The sentence about what is made, in quotes; null where none surely is. */
function productIn(description: string): string | null {
  const sentence = aboutProduct(description);
  return tellsNoProduct(quoted(sentence)) || !IS_PRODUCT.test(sentence) ? null : inQuotes(sentence);
}

const inQuotes = (text: string): string | null => (text === '' ? null : `“${quoted(text)}”`);

const saysTheWay = (problem: string): boolean => readSlots(readPitch(problem)).today.state === 'stated';

function slotsOf(startup: KnownStartup): Slots {
  const { customer, description, todaysTools, text } = startup;
  const problem = problemOfCustomers(startup) ?? '';
  // Of "(a)" nothing is left that could be counted.
  const named = customerName(customer ?? '') || null;
  return {
    customer: named,
    register: named === null ? null : lookUpOf(named, startup),
    laws: OF_RULES.test(text) ? lawsOf(startup) : null,
    whom: named ?? 'your customers',
    whose: named === null ? 'your customers' : `the ${named}`,
    today: todaysTools,
    fiveOfThem: named === null ? 'five of your customers' : `five ${named}`,
    problem: inQuotes(problem),
    // A share of a country or a place without a roof costs nobody a sum.
    trouble: mayBePriced(problem) ? inQuotes(problem) : null,
    // What says how it is done asks for no other way.
    untold: saysTheWay(problem) ? null : inQuotes(problem),
    product: productIn(description),
  };
}

/** Null where a slot has nothing to stand in it. */
function filled(template: string, slots: Slots): string | null {
  const names = [...template.matchAll(SLOT)].map(([, name]) => name as Slot);
  if (names.some((name) => slots[name] === null)) return null;
  return template.replace(SLOT, (_, name: Slot) => slots[name] ?? '');
}

const isFilled = (line: string | null): line is string => line !== null;
