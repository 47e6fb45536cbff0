import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import { customerName } from '../customer-name.js';
import type { KnownStartup } from '../../../startup/known-startup.js';
import { sentencesOf } from '../sentences.js';

const FEWEST = 2;
const NAME = /^\p{L}{3,24}$/u;
const IN_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "27 contractors pay us" counts them before "the books of four contractors" does. */
const PAY_OR_USE = new RegExp(
  String.raw`\b(?:pays?|paying|paid|uses?|using|used|signed|subscribe|customers|bought|buy|rent(?:s|ed)?|orders?|ordered|live` +
    String.raw`|runs?|have it|install(?:ed)?|joined)\b`,
  'i',
);

/** "Three testers on old orders", "the first three calls": who tries it leaves no gap. */
const IS_TRIAL =
  /\b(?:test(?:s|ed|ing|ers?)?|trial(?:s|led)?|pilots?|tried|tries|free|unpaid|first (?:two|three|four|five|\d))\b/i;

function numberOf(told: string): number {
  const inWords = IN_WORDS.indexOf(told);
  if (inWords >= 0) return inWords + FEWEST;
  return told === '' ? Number.NaN : Number(told.replaceAll(',', ''));
}

/** How many of the customers the description counts: "62 nurseries", "three labs"; null where it does not. */
export function countOf({
  description,
  customer,
  basis,
  briefRoles,
}: KnownStartup): { readonly count: number; readonly name: string } | null {
  if (customer === null || customer === basis.targetUser) return null;
  const head = customer.split(' ').at(-1) ?? '';
  if (!NAME.test(head)) return null;
  const counted = new RegExp(
    String.raw`(?<![\p{L}\d.,$€£-])(\d[\d,]{0,12}|${IN_WORDS.join('|')}) (?:[\p{L}'’-]{2,20} ){0,2}?${head}(?!\p{L})`,
    'iu',
  );
  const sentences = sentencesOf(description)
    .map(({ text }) => text)
    .filter((sentence) => counted.test(sentence) && !tellsOfPast(sentence) && briefRoles.maySay(sentence, 'traction'))
    .filter((sentence) => !IS_TRIAL.test(sentence));
  // "Five comparable buildings" are no customers.
  const found = counted.exec(sentences.find((sentence) => PAY_OR_USE.test(sentence)) ?? '');
  const count = numberOf(found?.[1]?.toLowerCase() ?? '');
  return Number.isSafeInteger(count) && count >= FEWEST ? { count, name: customerName(customer) } : null;
}

const PARTS = ['half', 'a third', 'a quarter', 'a fifth', 'a sixth', 'a seventh', 'an eighth', 'a ninth', 'a tenth'];

/** "Of your 5 hospitals, each is a fifth": few customers are a risk of their own; null where there are more, or none is counted. */
export function fewCustomersLine(startup: KnownStartup): string | null {
  const counted = countOf(startup);
  const part = counted === null ? undefined : PARTS[counted.count - FEWEST];
  if (counted === null || part === undefined) return null;
  return `You count ${counted.count} ${counted.name}: each is ${part} of them. Say which could leave first, and why.`;
}
