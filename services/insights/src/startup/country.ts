import { PLACES } from '@playbook/critique/lexicon/names';

/** Countries whose registers are known, by the places of theirs that founders name. */
const PLACES_OF: Readonly<Record<'United States' | 'England', ReadonlySet<string>>> = {
  'United States': new Set(
    (
      'us usa america american alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho ' +
      'illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana ' +
      'nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ' +
      'atlanta boston chicago dallas denver detroit houston miami philadelphia phoenix seattle'
    ).split(' '),
  ),
  England: new Set('uk britain british england english wales welsh london'.split(' ')),
};
const CAPITALISED = /(?<!\p{L})\p{Lu}[\p{L}]{1,20}/gu;

/** Whether a text names no country, or one that a register is of: "(United States)". Somebody in Kenya is sent to no list of American banks. */
export function isRegisterOf(register: string, text: string): boolean {
  const named = (text.match(CAPITALISED) ?? []).map((word) => word.toLowerCase()).filter((word) => PLACES.has(word));
  if (named.length === 0) return true;
  return Object.entries(PLACES_OF).some(
    ([country, places]) => register.includes(country) && named.some((place) => places.has(place)),
  );
}
