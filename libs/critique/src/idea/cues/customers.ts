import type { NamedParty } from '../../customers/named-party.js';
import { customersNamed } from '../../customers/customers-named.js';
import { arePrivatePeople } from '../../customers/private-people.js';
import { readParties } from '../../customers/read-parties.js';
import { isSurelyNamed } from '../../customers/mentions/surely-named.js';
import { seldomPay } from '../../lexicon/customers.js';
import { areDoubtful } from './doubtful-customers.js';
import type { IdeaText } from '../signals/idea-text.js';

/** Who the brief says that it is for, as a plural that a number can stand before; null where it does not say so plainly. */
export function customersOf({ fields: { ideaBrief }, form, language }: IdeaText): string | null {
  const named = language === 'english' ? customersNamed(ideaBrief) : null;
  if (named === null || !isSurelyNamed(named, ideaBrief) || areDoubtful(named.name, ideaBrief)) return null;
  return form.targetUser === 'Consumers' && isPlace(named) ? null : named.name;
}

/** "12 cemeteries so far", where the founder sells to private people: where it is done. */
const PLACES =
  /\b(?:cemeteries|graveyards|churches|parks|beaches|streets|buildings|museums|stations|airports|stadiums)$/i;
const isPlace = ({ name, roles }: NamedParty): boolean => PLACES.test(name) && !roles.has('pays');

/** Whether the brief counts some who pay or use it: "64 of them pay", "22 agencies since Ramadan". */
export const countsCustomers = ({ fields: { ideaBrief }, language }: IdeaText): boolean =>
  language === 'english' &&
  readParties(ideaBrief).some(
    ({ roles }) => roles.has('isReported') || (roles.has('isCounted') && (roles.has('pays') || roles.has('uses'))),
  );

/** The same where the problem speaks of them: whoever uses it need not be whom it hurts. */
export function troubledOf(idea: IdeaText): string | null {
  const customers = customersOf(idea);
  const stem = (customers?.split(' ').at(-1) ?? '').slice(0, -2).toLowerCase();
  return customers !== null && idea.fields.problem.original.toLowerCase().includes(stem) ? customers : null;
}

/** Who learns or farms lives where it is done, and "users" may be anybody. */
const MET_AT_HOME = /\b(?:users|students|smallholders?|farmers)\b/i;

/** Whether they are met where they live, and not where they work. */
export const areMetAtHome = (customers: string): boolean => arePrivatePeople(customers) || MET_AT_HOME.test(customers);

/** What is said of nobody in particular, and what of the customers that the brief names. */
const NAMED: readonly (readonly [string, string])[] = [
  ['three people whom it is for', 'three %'],
  ['three of them', 'three %'],
  ['five people who have this problem', 'five %'],
  ['three possible customers for a price', 'three % for a price'],
  ['what changed for the first who used it', 'what changed for the first % who used it'],
  ['for whoever uses it', 'for %'],
  ['What do they have with it', 'What do % have with it'],
  ['gets better for them', 'gets better for %'],
  ['how they manage', 'how % manage'],
  ['what they do about it today. If they do nothing', 'what % do about it today. If they do nothing'],
];

/** A general line with the customers in it; a line that quotes the founder is left as it is. */
export function withCustomers(line: string, customers: string | null): string {
  if (customers === null || line.includes("'")) return line;
  const [general, named] = NAMED.find(([words]) => line.includes(words)) ?? [];
  if (general === undefined || named === undefined) return line;
  const isForMoney = general.endsWith('price') && seldomPay(customers);
  return isForMoney
    ? line
    : line.replace(
        general,
        named.replace('%', () => customers),
      );
}
