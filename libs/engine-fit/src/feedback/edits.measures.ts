import { readJson } from '../command-line/read-json.js';
import { wordsOf, type TextToRead } from './labelled-texts.js';
import { shareOf, type Measure, type ReadAndTold } from './measure.js';
import { toldOf } from './told.js';

const SAME_WITHIN_POINTS = 3;
const MIN_SAME = 0.95;

type Edit = (text: string) => string;

/** Edits that change nothing that is said. */
const PARAPHRASES: readonly Edit[] = [
  (text) => text.replace(/[.!]$/, ''),
  (text) => text.replaceAll("'", '’'),
  (text) => text.replaceAll(' and ', ' & '),
  (text) => text.replaceAll('; ', '. ').replace(/(?<=\. )\p{Ll}/gu, (letter) => letter.toUpperCase()),
  (text) => text.replace(/%/g, ' percent'),
  (text) => text.replace(/\bWe\b/, 'Our company').replace(/^Our company (\w+s) /, 'We $1 '),
  (text) =>
    text
      .replace(/\bdo not\b/g, "don't")
      .replace(/\bcannot\b/g, "can't")
      .replace(/\bis not\b/g, "isn't"),
  (text) => `  ${text.replaceAll('. ', '.  ')} `,
];

/** Sentences that are true of nobody's startup; nothing was fitted to them. */
export const BESIDE_THE_POINT = readJson(
  new URL('../../feedback/beside-the-point.json', import.meta.url),
) as readonly string[];
/** Written after the engine was last mended on sentences of this kind, and never used for that. */
const WRITTEN_LATER = readJson(
  new URL('../../feedback/beside-the-point.later.json', import.meta.url),
) as readonly string[];
const LATER_A_TEXT = 10;
const MIN_LATER_WITHOUT_GAIN = 0.95;
/** These were there when sentences beside the point were first left out. */
const FIRST_KNOWN = 12;
const MIN_WITHOUT_GAIN = 0.98;
const BLANK_SENTENCES = [
  'They pay [price] a month.',
  'So far [number] customers use it.',
  'We replaced [what].',
] as const;

function edited(text: TextToRead, edit: Edit): TextToRead {
  return text.kind === 'idea' ? { ...text, ideaBrief: edit(text.ideaBrief) } : { ...text, text: edit(text.text) };
}

interface Change {
  readonly words: string;
  readonly points: number;
}

function changes({ text, told }: ReadAndTold, edits: readonly Edit[]): Change[] {
  return edits.flatMap((edit) => {
    const after = edited(text, edit);
    if (wordsOf(after) === wordsOf(text)) return [];
    const points = toldOf(after).score - told.score;
    return [{ words: `${text.id} ${points > 0 ? '+' : ''}${points}: ${wordsOf(after).slice(0, 160)}`, points }];
  });
}

function measured(name: string, all: readonly Change[], isWrong: (points: number) => boolean, least: number): Measure {
  const wrong = all.filter(({ points }) => isWrong(points));
  return {
    name,
    value: shareOf(all.length - wrong.length, all.length),
    bar: { atLeast: least },
    of: all.length,
    short: wrong.map(({ words }) => words),
  };
}

/** Does a text that says the same score the same? */
export const paraphrases = (texts: readonly ReadAndTold[]): Measure =>
  measured(
    `edits that say the same are within ${SAME_WITHIN_POINTS} points`,
    texts.flatMap((text) => changes(text, PARAPHRASES)),
    (points) => Math.abs(points) > SAME_WITHIN_POINTS,
    MIN_SAME,
  );

const appended = (sentence: string): Edit => {
  return (text) => `${text.replace(/(?<![.!?])$/, '.')} ${sentence}`;
};

/** Do the sentences earn nothing that were there when such were first left out? */
export const padding = (texts: readonly ReadAndTold[]): Measure =>
  measured(
    'sentences beside the point earn nothing',
    texts.flatMap((text) => changes(text, BESIDE_THE_POINT.slice(0, FIRST_KNOWN).map(appended))),
    (points) => points > 0,
    1,
  );

/** Each text is read with so many of the sentences, and each with others of them. */
const withSentences = (texts: readonly ReadAndTold[], sentences: readonly string[], aText: number): Change[] =>
  texts.flatMap((text, index) => {
    const own = Array.from({ length: aText }, (_, turn) => sentences[(index * aText + turn) % sentences.length] ?? '');
    return changes(text, own.map(appended));
  });

/** Does any sentence earn nothing that says nothing of the startup? */
export const anyPadding = (texts: readonly ReadAndTold[]): Measure =>
  measured(
    'any other sentence beside the point earns nothing',
    withSentences(texts, BESIDE_THE_POINT.slice(FIRST_KNOWN), FIRST_KNOWN),
    (points) => points > 0,
    MIN_WITHOUT_GAIN,
  );

/** Does a sentence that the engine was never mended on? */
export const laterPadding = (texts: readonly ReadAndTold[]): Measure =>
  measured(
    'a sentence beside the point that was written later earns nothing',
    withSentences(texts, WRITTEN_LATER, LATER_A_TEXT),
    (points) => points > 0,
    MIN_LATER_WITHOUT_GAIN,
  );

/** Does what is still to be filled in earn nothing? */
export const blanks = (texts: readonly ReadAndTold[]): Measure =>
  measured(
    'blanks earn nothing',
    texts.flatMap((text) => changes(text, BLANK_SENTENCES.map(appended))),
    (points) => points > 0,
    1,
  );

/** Does a text lose nothing when its typos are corrected? */
export const typos = (texts: readonly ReadAndTold[]): Measure =>
  measured(
    'corrected typos cost nothing',
    texts.flatMap((text) =>
      changes(text, [
        (words) =>
          text.readings
            .flatMap((reading) => reading.typos)
            .reduce((corrected, { wrong, right }) => corrected.replace(wrong, right), words),
      ]),
    ),
    (points) => points < 0,
    1,
  );
