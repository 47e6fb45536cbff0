import { arePaidFor } from '../lexicon/customers.js';
import { CUSTOMER_PATTERNS } from './customer-patterns.js';
import type { NamedParty, PartyRole } from './named-party.js';

/** How much what is said of somebody speaks for being a customer; set by hand over texts whose customers were labelled. */
const WEIGHTS: Readonly<Record<PartyRole, number>> = {
  pays: 6,
  isFor: 5,
  isSoldTo: 4,
  uses: 3,
  isTold: 2,
  isReported: 2,
  hasTrouble: 2,
  isCounted: 1.5,
  opens: 1.5,
  owns: 1,
  does: 0.5,
  isSpokenOf: 0,
  isPaid: -4,
  paysNothing: -4,
  supplies: -4,
  isFounder: -5,
  isNotFor: -6,
  isReplaced: -6,
};
const SURE = 2.5;
/** Of those who are only counted, own something or have some trouble more has to be said where much is told. */
const SURE_OF_OTHERS = 3;
const SPEAKS_FOR: readonly PartyRole[] = ['pays', 'isFor', 'isSoldTo', 'uses', 'isTold', 'isReported', 'opens'];
const MUCH_CHARS = 200;
/** Whoever is the only one who may be meant is a little surer. */
const MAY_BE_MEANT = 1;
const ONLY_ONE = 0.5;
/** Somebody else may pay for them. */
const PAID_FOR = -1;
const IS_SOLD: readonly PartyRole[] = ['pays', 'isSoldTo', 'isFor'];

/** Friends and rivals, and "the French buyers" of customers, where the text does not say that they pay. */
function isSeldomMeant(name: string, roles: NamedParty['roles']): boolean {
  const isAny = (sold: readonly PartyRole[]): boolean => sold.some((role) => roles.has(role));
  return (
    (CUSTOMER_PATTERNS.seldomCustomers.test(name) && !isAny(IS_SOLD)) ||
    (CUSTOMER_PATTERNS.buyersAbroad.test(name) && !isAny(['pays', 'isSoldTo']))
  );
}

function weightOf({ name, roles }: NamedParty): number {
  if (isSeldomMeant(name, roles)) return 0;
  // Whoever is paid by the startup and signs up may be either.
  if (roles.has('isPaid') && roles.has('pays') && !roles.has('isFor') && !roles.has('isSoldTo')) return 0;
  const said = roles.has('pays') ? [...roles].filter((role) => role !== 'isPaid') : [...roles];
  return said.reduce((sum, role) => sum + WEIGHTS[role], arePaidFor(name) && !roles.has('pays') ? PAID_FOR : 0);
}

/** Who pays, uses it or is the one that it is for. */
const IS_CUSTOMER: readonly PartyRole[] = ['pays', 'isFor', 'isSoldTo', 'uses'];
/** In a story of many people whoever has some trouble is rarely who pays. */
const MANY_PARTIES = 5;
/** Whether the text says that they pay, use it or are the ones that it is for. */
export const isTold = ({ roles }: Pick<NamedParty, 'roles'>): boolean => IS_CUSTOMER.some((role) => roles.has(role));

/** Of whom so many are counted that more than their trouble is told. */
const isCountedToo = ({ roles }: NamedParty, weight: number): boolean =>
  roles.has('isCounted') && weight >= SURE_OF_OTHERS;

const saysLittle = ({ name }: NamedParty): number => Number(CUSTOMER_PATTERNS.saysLittle.test(name));
const pays = ({ roles }: NamedParty): number => Number(roles.has('pays'));

/**
 * Whoever surely buys what the startup makes: who pays first, then most surely first, and names that say little last.
 * @param all of what is written of it: how many are named, and how long it is
 */
export function customersAmong(
  parties: readonly NamedParty[],
  { mentioned = parties.length, chars = 0 }: { readonly mentioned?: number; readonly chars?: number } = {},
): readonly NamedParty[] {
  const weighed = parties.map((party) => ({ party, weight: weightOf(party) }));
  const mayBeMeant = weighed.filter(({ weight }) => weight >= MAY_BE_MEANT);
  const extra = mayBeMeant.length === 1 ? ONLY_ONE : 0;
  const isStory = mentioned >= MANY_PARTIES;
  const isSure = ({ name, roles }: NamedParty, weight: number): boolean => {
    const isSpokenFor = SPEAKS_FOR.some((role) => roles.has(role)) && !(arePaidFor(name) && !isTold({ roles }));
    return chars < MUCH_CHARS || isSpokenFor ? weight + extra >= SURE : weight >= SURE_OF_OTHERS;
  };
  return weighed
    .filter(({ party, weight }) => isSure(party, weight) && !CUSTOMER_PATTERNS.anybody.test(party.name))
    .filter(({ party, weight }) => !isStory || isTold(party) || isCountedToo(party, weight))
    .toSorted(
      (a, b) => saysLittle(a.party) - saysLittle(b.party) || pays(b.party) - pays(a.party) || b.weight - a.weight,
    )
    .map(({ party }) => party);
}
