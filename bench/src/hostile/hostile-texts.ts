/** Pieces with which patterns begin often; repeated, they let them read far. */
const BEGINNINGS: readonly string[] = [
  ['0', '000,', '1.000', '50', '$1,', '1,1.', '9%', '1-2', '2024 '],
  ['[', '(', '{{', '<a ', '"', "'", '`', '](', '<!--'],
  [' ', '\n', '\t', '\u00a0', ' \n', '---', '###', '===', '***', '...', '!?'],
  ['a@', 'a-', 'a.', 'a b ', 'A B C ', 'aé', 'e\u0301', 'бв', 'あ', '\u200b', '😀', 'x', 'ab/', '%20'],
  [
    'please ',
    'just ',
    'ignore ',
    'give us ',
    'you are ',
    'not ',
    'most ',
    'we ',
    'as a ',
    'from 1,000 to ',
    'in 2019 ',
  ],
].flat();
/** What a pattern does not expect after them. */
const ENDINGS: readonly string[] = ['', 'x', '!', ' users', '%', ']', '\n', 'é'];

/** Numbers from 0 to below 1, the same in every run with a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MAX_PIECES = 3;
const MAX_RUN = 200;

/** Texts that are made to keep an engine busy, each as long as may be; the same ones for the same seed. */
export function hostileTexts(count: number, chars: number, seed: number): string[] {
  const random = randomNumbers(seed);
  const oneOf = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const upTo = (most: number): number => 1 + Math.floor(random() * most);
  return Array.from({ length: count }, () => {
    const unit = Array.from({ length: upTo(MAX_PIECES) }, () =>
      oneOf(BEGINNINGS).repeat(upTo(MAX_RUN) ** Number(random() < 0.3)),
    );
    const ending = oneOf(ENDINGS);
    const long = unit.join('').repeat(Math.ceil(chars / unit.join('').length));
    return `a${long}`.slice(0, chars - ending.length) + ending;
  });
}
