import { registerOf } from '../../knowledge/industry-knowledge.js';
import { countriesOf, isRegisterOf } from '../../startup/country.js';
import type { KnownStartup } from '../../startup/known-startup.js';

/** Who buys for themselves is counted by a census, and not among the firms. */
const ARE_PEOPLE =
  /\b(?:people|famil(?:y|ies)|households|parents|tenants|children|pupils|men|women|wid(?:ow|ower)s|travell?ers|homeowners|consumers)\b/i;

/** Those who are ill, learn or come by are counted neither by a census nor among the firms. */
const ARE_UNLISTED =
  /\b(?:patients|students|learners|passengers|groups|choirs|singers|runners|fans|players|guests|visitors|drivers|riders|workers|guards|brides|clubs|pipers)\b/i;
/** What the state runs is in no register of firms. */
const ARE_PUBLIC =
  /\b(?:schools?|hospitals|prisons|universities|cities|towns|municipalities|counties|health departments|police|courts|libraries|museums|parishes|churches)\b/i;

/** Who lists or counts these customers in the country that the text names, as the end of a sentence; null where that is not known for sure. */
export function lookUpOf(customers: string, { text }: Pick<KnownStartup, 'text'>): string | null {
  const register = registerOf(customers, (one) => isRegisterOf(one, text));
  if (register !== null) return register;
  if (ARE_UNLISTED.test(customers)) return null;
  for (const country of countriesOf(text)) {
    const counted = country[kindOf(customers)];
    const { name, shown } = country;
    if (counted !== null) return counted.includes(name) ? counted : `${counted} (${shown})`;
  }
  return null;
}

function kindOf(customers: string): 'people' | 'others' | 'businesses' {
  if (ARE_PUBLIC.test(customers)) return 'others';
  return ARE_PEOPLE.test(customers) ? 'people' : 'businesses';
}

/** Where the laws of the country stand that the text names, as the end of a sentence; null where that is not known for sure. */
export function lawsOf({ text }: Pick<KnownStartup, 'text'>): string | null {
  const country = countriesOf(text).find(({ laws }) => laws !== null);
  if (!country?.laws) return null;
  return country.laws.includes(country.name) ? country.laws : `${country.laws} (${country.shown})`;
}
