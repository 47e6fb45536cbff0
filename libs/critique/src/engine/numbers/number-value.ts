const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  crore: 1e7,
  crores: 1e7,
};

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const FIRST_TEN = 20;
const UNIT_VALUES: ReadonlyMap<string, number> = new Map(UNITS.map((word, value) => [word, value]));
const TEN_VALUES: ReadonlyMap<string, number> = new Map(TENS.map((word, place) => [word, FIRST_TEN + place * 10]));

/** Values of number words up to ninety-nine. */
function wordValue(word: string): number | null {
  const value = UNIT_VALUES.get(word) ?? TEN_VALUES.get(word);
  if (value !== undefined) return value;
  if (!word.includes('-')) return null;
  const [tens = '', ones = ''] = word.split('-');
  const ten = TEN_VALUES.get(tens);
  return ten === undefined ? null : ten + (UNIT_VALUES.get(ones) ?? 0);
}

const WRITTEN = /^[$€£¥₹#]?(\d[\d.,]{0,20})(k|m|bn)?[%+x]?$/;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * The value of a number as founders write it: "$1,200", "61%", "1.2k", "forty-two"; `next` is the word behind it, for "two million", and `then`
 * the one behind that, for "1.5 lakh crore". Null for what is no one number, such as a range or a date.
 */
export function numberValue(word: string, next = '', then = ''): number | null {
  const match = WRITTEN.exec(word);
  const digits = match?.[1];
  const plain =
    digits === undefined
      ? wordValue(word)
      : Number(GROUPED.test(digits) ? digits.replaceAll(/[.,]/g, '') : digits.replaceAll(',', ''));
  // Most words are no number, so that what follows them need not be looked at.
  if (plain === null || !Number.isFinite(plain)) return null;
  const own = match?.[2];
  if (own !== undefined) return plain * (SCALES[own] ?? 1);
  return [next, then].slice(0, scaleWordsIn(next, then)).reduce((value, scale) => value * (SCALES[scale] ?? 1), plain);
}

/** Whether a word behind a number belongs to it: "2 million". A single letter may be a unit: "800 m". */
const isScaleWord = (word: string): boolean => word.length > 1 && Object.hasOwn(SCALES, word);

/** How many of the two words behind a number belong to it: two of "1.5 lakh crore", where millions of billions are nobody's. */
export const scaleWordsIn = (next: string, then: string): number =>
  isScaleWord(next) ? (/^la(?:kh|c)s?$/.test(next) && /^crores?$/.test(then) ? 2 : 1) : 0;
