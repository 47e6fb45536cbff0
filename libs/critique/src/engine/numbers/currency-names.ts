/** What people call it in the plural, where that is not the plain English name, and short names that no list of currencies has. */
const CALLED: readonly (readonly [code: string, name: string])[] = [
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
];

const IN_WORDS = { style: 'currency', currencyDisplay: 'name', minimumFractionDigits: 0 } as const;
const MANY = 2;
const NAME = /^\p{L}{2,20}$/u;

/** Last word of a currency's English name in the plural: "Ghanaian cedis" are cedis. */
function pluralOf(code: string): string {
  const words = new Intl.NumberFormat('en', { ...IN_WORDS, currency: code }).format(MANY).split(' ');
  return words.at(-1)?.toLowerCase() ?? '';
}

/** Codes of money that are English words as well: only in capitals they stand for it. */
export const CODES_IN_CAPITALS: readonly string[] = [
  'ALL',
  'AMD',
  'ANG',
  'BAM',
  'BOB',
  'COP',
  'CUP',
  'DOP',
  'GEL',
  'LAK',
  'MAD',
  'MOP',
  'NAD',
  'PEN',
  'RON',
  'RUB',
  'SAR',
  'SOS',
  'TOP',
  'TRY',
];

const listed = Intl.supportedValuesOf('currency')
  .map((code) => [code.toLowerCase(), pluralOf(code)] as const)
  .filter(([, name]) => NAME.test(name));

/** Money by its short name beside a sum, as "Rs 9" or "GHS 350": what people call it, by the name in lower case (ISO 4217). */
export const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([...listed, ...CALLED]);

const IN_CAPITALS = new Set(CODES_IN_CAPITALS);

/** The money that a word stands for beside a sum; undefined where it stands for none. @param word as it was written */
export function currencyNamed(word: string): string | undefined {
  const capitals = word.toUpperCase();
  return IN_CAPITALS.has(capitals) && word !== capitals ? undefined : CURRENCY_NAMES.get(word.toLowerCase());
}
