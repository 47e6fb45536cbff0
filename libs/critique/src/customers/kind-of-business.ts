import { archetypeOf } from '../engine/questions/archetype.js';
import type { Archetype } from '../engine/questions/question-bank.js';
import type { PitchText } from '../engine/read-text.js';
import { customersNamed } from './customers-named.js';
import { readParties } from './read-parties.js';

/** Whom the questions of a trade speak of as its customers, by the id of the kind of business. */
const CUSTOMERS_ARE: ReadonlyMap<string, RegExp> = new Map([
  [
    'farming',
    /farm|grow|ranch|producer|orchard|vineyard|dair(?:y|ies)|co-?op|agronom|herd|breeder|beekeep|planter|pastoralist|estate|greenhouse|nurser|hatcher|mill/i,
  ],
]);

/** Whoever sells to these runs none: software for restaurants has no check and no kitchen. */
const IS_RUN_BY: ReadonlyMap<string, RegExp> = new Map([
  ['online-shop', /\b(?:brands?|merchants?|shops?|stores?|sellers?|retailers?|e-?commerce)\b/i],
  ['restaurant', /\b(?:restaurants?|caf[eé]s|chains|kitchens|bars|caterers?|hotels?)\b/i],
  ['food-brand', /\b(?:brands?|producers?|makers?|manufacturers?)\b/i],
  ['insurance', /\b(?:insurers?|carriers?|claims|underwriters?|adjusters?|mgas?)\b/i],
  ['drone-or-satellite', /\b(?:makers?|manufacturers?|oems?)\b/i],
  ['care-provider', /\b(?:clinics?|hospitals?|practices|care organi[sz]ations|nursing homes)\b/i],
]);

/** What such a business is about: papers for recruitment agencies fill no job, and payroll for schools teaches nobody. */
const IS_ABOUT: ReadonlyMap<string, RegExp> = new Map([
  [
    'hiring',
    /\b(?:hir(?:e|es|ed|ing)|candidates?|applicants?|r[ée]sum[ée]s?|vacanc(?:y|ies)|jobs?|interviews?|recruiters?)\b/i,
  ],
  [
    'drone-or-satellite',
    /\b(?:fly|flies|flying|flown|flights?|satellites?|orbits?|launch(?:es)?|aerial|our drones?|drones? (?:that|which|to|for)|imagery)\b/i,
  ],
  [
    'construction',
    new RegExp(
      String.raw`\b(?:build(?:ers?|s|ing)?(?! (?:codes?|energy))|construction|job ?sites?|sites?|concrete|cranes?|scaffold\w{0,3}|` +
        String.raw`permits?|drawings|subcontractors?|general contractors?|rebar|foundations?|renovat\w{1,5})\b`,
      'i',
    ),
  ],
  [
    'school',
    new RegExp(
      String.raw`\b(?:teach(?:es|ing)?(?! (?:pianos?|hospitals?|staff))|learn\w{0,4}|lessons?(?! allowances?)|class(?:es|` +
        String.raw`rooms?)?|exams?|tutor\w{0,4}|homework|` +
        String.raw`curricul\w{1,4}|grad(?:es?|ing)|reading|maths?|mathematics|literacy|textbooks?|special education|ieps?|essays?|pupils?|students?)\b`,
      'i',
    ),
  ],
]);

/** Whether a text is about what such a business is about. */
export const isAboutIt = ({ id }: Archetype, text: string): boolean => IS_ABOUT.get(id)?.test(text) ?? true;

/** Whether the questions of a trade are for somebody else than these customers: shearing contractors sell no wool. */
export const isOfOtherCustomers = ({ id }: Archetype, customers: string): boolean =>
  customers !== '' && (CUSTOMERS_ARE.get(id)?.test(customers) === false || IS_RUN_BY.get(id)?.test(customers) === true);

/** Whether a text names others as its customers than those whom the questions of a trade are for. */
export function isOfOthers(kind: Archetype, text: PitchText): boolean {
  if (!(CUSTOMERS_ARE.has(kind.id) || IS_RUN_BY.has(kind.id))) return false;
  const named = customersNamed(text);
  // "An online shop's support tickets": whoever has what is worked on.
  const meant = named === null ? readParties(text).filter(({ roles }) => roles.has('owns')) : [named];
  return meant.some(({ name }) => isOfOtherCustomers(kind, name));
}

/** The kind of business that a text is about; null where it does not say, or where its customers are others than those of that trade. */
export function kindOfBusiness(text: PitchText): Archetype | null {
  const kind = archetypeOf(text.tokens);
  return kind === null || isOfOthers(kind, text) || !isAboutIt(kind, text.original) ? null : kind;
}
