import { arePrivatePeople } from '@playbook/critique/customers/private-people';
import { registerOf } from '../../knowledge/industry-knowledge.js';
import { countriesOf, type Country, isRegisterOf } from '../../startup/country.js';
import type { KnownStartup } from '../../startup/known-startup.js';

/** Those who are ill, learn or come by are counted neither by a census nor among the firms. */
const ARE_UNLISTED = new RegExp(
  String.raw`\b(?:patients|students|learners|passengers|groups|choirs|singers|runners|fans|players|guests|visitors|drivers|riders|workers|` +
    String.raw`guards|brides|clubs|pipers|VPs|CFOs|CTOs|CIOs|heads|managers|engineers|officers|executives|analysts|` +
    String.raw`developers|designers|teams|departments)\b|\b(?:self-employed|freelance|sole traders)`,
  'i',
);
/** What the state runs is in no register of firms. */
const ARE_PUBLIC = new RegExp(
  String.raw`\b(?:schools?|hospitals|(?:county|city|state|town) (?:[\p{L}-]{1,20} ){0,2}(?:agencies|departments|offices)|` +
    String.raw`municipalit(?:y|ies)|councils|prisons|universities|cities|towns|counties|health departments|police|courts|libraries|` +
    String.raw`museums|parishes|churches)\b`,
  'iu',
);

/** What a trust, a board or the state runs is no firm, and no office counts it by name. */
const ARE_LISTED_BY_NOBODY = new RegExp(
  String.raw`\b(?:ports|harbou?rs|districts|boards|authorit(?:y|ies)|agencies|ministr(?:y|ies)|associations|federations` +
    String.raw`|cooperatives|co-?ops|villages|trusts|societies|clubs|charities|committees|communities|congregations` +
    String.raw`|neighbou?rhoods|famil(?:y|ies) of)\b`,
  'i',
);
/** A farm is counted where a census of farms is, and stands in no register of firms. */
const ARE_FARMS =
  /\b(?:farms?|farmers|growers|herders|ranch(?:es|ers)|orchards|vineyards|dair(?:y|ies)|smallholders|beekeepers|breeders)\b/i;

/** Who makes what doctors use treats nobody. */
const ARE_MAKERS = /\b(?:manufacturers|makers|suppliers|vendors|distributors|brands|laborator(?:y|ies))\b/i;
const MANY_COUNTRIES = 3;

/** "Buyers", "owners": whoever they are, they are called something else where they are listed. */
const MAY_BE_ANYBODY = new RegExp(
  String.raw`^(?:(?:the|our|small|large|big) )?(?:buyers|sellers|users|customers|clients|owners|operators|members|subscribers|companies|` +
    String.raw`firms|businesses|organi[sz]ations)$`,
  'i',
);
/** Whether nobody keeps a list of them: teams, patients, riders. */
export const areUnlisted = (customers: string): boolean =>
  ARE_UNLISTED.test(customers) || MAY_BE_ANYBODY.test(customers);

type Placed = Pick<KnownStartup, 'text' | 'placed'>;
type LookedUp = Placed & Pick<KnownStartup, 'isOfAnimals'>;

/** Of three countries the office of the first says little of the others, and of two that are not of the startup alone none may be its own. */
function sureCountries({ text, placed }: Placed): readonly Country[] {
  const countries = countriesOf(placed);
  return countries.length >= (placed === text ? MANY_COUNTRIES : MANY_COUNTRIES - 1) ? [] : countries;
}

/** Who lists or counts these customers in the country that the text names, as the end of a sentence; null where that is not known for sure. */
export function lookUpOf(customers: string, { text, placed, isOfAnimals }: LookedUp): string | null {
  const register = registerOf(customers, (one) => isRegisterOf(one, placed));
  if (register !== null && !(/\bNPI\b/.test(register) && (isOfAnimals || ARE_MAKERS.test(customers)))) return register;
  if (areUnlisted(customers) || ARE_LISTED_BY_NOBODY.test(customers)) return null;
  for (const country of sureCountries({ text, placed })) {
    const kind = kindOf(customers);
    if (kind === 'people' && !ARE_IN_A_CENSUS.test(customers)) return null;
    const counted = country[kind];
    const { name, shown } = country;
    if (counted !== null) return counted.includes(name) ? counted : `${counted} (${shown})`;
  }
  return null;
}

/** Whom a census counts by that name: renters of gowns, callers and collectors it does not. */
const ARE_IN_A_CENSUS = new RegExp(
  String.raw`\b(?:famil(?:y|ies)|households|parents|mothers|fathers|children|teenagers|adults|pensioners|retirees|seniors|women|men` +
    String.raw`|people (?:over|under|aged|in)` +
    String.raw`|tenants|homeowners|residents|couples|students|migrants|newborns|babies|elderly)\b`,
  'i',
);

/** Who buys for themselves is counted by a census, and not among the firms. */
function kindOf(customers: string): 'people' | 'others' | 'businesses' {
  if (ARE_PUBLIC.test(customers) || ARE_FARMS.test(customers)) return 'others';
  return arePrivatePeople(customers) ? 'people' : 'businesses';
}

/** Countries of states that make laws of their own. */
const ARE_FEDERAL: ReadonlySet<string> = new Set(
  'United States,Germany,Canada,Australia,India,Brazil,Mexico,Switzerland,Nigeria,Malaysia,Argentina,Belgium'.split(
    ',',
  ),
);
/** What only the whole of such a country makes. */
const OF_THE_WHOLE = new RegExp(
  String.raw`\b(?:federal\w{0,2}|national (?:law|rule|act|standard|ministry)|Congress|IRS|IRC|FDA|FAA|FCC|EPA|OSHA|CMS|HIPAA|FERPA|Medicare|SEC|CFPB|CBP` +
    String.raw`|customs|GST|RBI|TRAI|SEBI|FSSAI|EU|GDPR|Bundes\w{2,12}|central bank)\b`,
  'i',
);
/** "Each of 254 counties", "different in every Bundesland": a part of a country makes its own. */
const OF_A_PART = new RegExp(
  String.raw`\b(?:count(?:y|ies)|local (?:rules?|laws?|court)|municipal\w{0,4}|cit(?:y|ies) (?:rules?|code|council)` +
    String.raw`|Bundesl(?:and|änder)|cantons?|provinces?|state (?:law|rules?|court|board|schemes?)|(?:each|every) state)\b`,
  'i',
);

/**
 * Where the laws of the country stand that the text names, as the end of a sentence; null where that is not known for sure, or where a part of
 * it makes them.
 */
export function lawsOf(startup: Placed): string | null {
  const [country] = sureCountries(startup);
  if (!country?.laws) return null;
  const { text } = startup;
  if (ARE_FEDERAL.has(country.name) && (OF_A_PART.test(text) || !OF_THE_WHOLE.test(text))) return null;
  return country.laws.includes(country.name) ? country.laws : `${country.laws} (${country.shown})`;
}
