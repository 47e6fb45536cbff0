const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
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
 * The value of a number as founders write it: "$1,200", "61%", "1.2k", "forty-two"; `next` is the word behind it, for "two million". Null for
 * what is no one number, such as a range or a date.
 */
export function numberValue(word: string, next = ''): number | null {
  const match = WRITTEN.exec(word);
  const digits = match?.[1];
  const plain =
    digits === undefined
      ? wordValue(word)
      : Number(GROUPED.test(digits) ? digits.replaceAll(/[.,]/g, '') : digits.replaceAll(',', ''));
  // Most words are no number, so that what follows them need not be looked at.
  if (plain === null || !Number.isFinite(plain)) return null;
  return plain * (SCALES[match?.[2] ?? (isScaleWord(next) ? next : '')] ?? 1);
}

/** Whether a word behind a number belongs to it: "2 million". A single letter may be a unit: "800 m". */
export const isScaleWord = (word: string): boolean => word.length > 1 && Object.hasOwn(SCALES, word);
