import { readSinglePatterns } from '../../lexicon/read-patterns.js';

/** What people call it in the plural, where that is not the plain English name, and short names that no list of currencies has. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['rs', 'rupees'],
  ['ksh', 'shillings'],
  ['tsh', 'shillings'],
  ['ush', 'shillings'],
  ['cfa', 'francs'],
  ['fcfa', 'francs'],
  ['rmb', 'yuan'],
  ['ngn', 'naira'],
  ['pln', 'zloty'],
  ['brl', 'reais'],
  ['idr', 'rupiah'],
  ['czk', 'crowns'],
  ['mzn', 'meticais'],
]);

const LISTED: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** Codes of money that are English words as well: only in capitals they stand for it. */
export const CODES_IN_CAPITALS: readonly string[] =
  'ALL AMD ANG BAM BOB COP CUP DOP GEL LAK MAD MOP NAD PEN RON RUB SAR SOS TOP TRY'.split(' ');

/** Short names of money that stand for it however they are written: codes of ISO 4217 and what people write in their place. */
export const CURRENCY_CODES: readonly string[] = [...new Set([...LISTED, ...CALLED.keys()])].filter(
  (code) => !CODES_IN_CAPITALS.includes(code.toUpperCase()),
);

/** A whole word that names money in English: "cedis". */
export const CURRENCY_NAME = readSinglePatterns('numbers', ['money']).money;

const IN_WORDS = { style: 'currency', currencyDisplay: 'name', minimumFractionDigits: 0 } as const;
const MANY = 2;
const NAME = /^\p{L}{2,20}$/u;
/** By code; making a formatter takes a fraction of a millisecond, so that none is made for money that nobody writes. */
const plurals = new Map<string, string | undefined>();

/** Last word of a currency's English name in the plural: "Ghanaian cedis" are cedis; undefined where it has none, as one that is no more. */
function pluralOf(code: string): string | undefined {
  if (!plurals.has(code)) {
    const words = new Intl.NumberFormat('en', { ...IN_WORDS, currency: code }).format(MANY).split(' ');
    const name = words.at(-1)?.toLowerCase() ?? '';
    plurals.set(code, NAME.test(name) ? name : undefined);
  }
  return plurals.get(code);
}

/** What people call the money that a short name beside a sum stands for; undefined where it stands for none. @param word as it was written */
export function currencyNamed(word: string): string | undefined {
  const code = word.toLowerCase();
  const capitals = word.toUpperCase();
  if (CODES_IN_CAPITALS.includes(capitals) && word !== capitals) return undefined;
  return CALLED.get(code) ?? (LISTED.has(code) ? pluralOf(code) : undefined);
}
