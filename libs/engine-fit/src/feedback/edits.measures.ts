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

/** Sentences that are true of nobody's startup. */
const PADDING: readonly string[] = [
  'One in four people own a cat.',
  'We worked 14 hours a day for three years.',
  'The sun is 150 million kilometers away.',
  'Coffee was first drunk in the 15th century.',
  'There are 24 hours in a day and 365 days in a year.',
  'My grandmother kept 12 hens and sold nothing.',
  'The office has a green door and two windows.',
  'In 1969 people walked on the moon for the first time.',
  'Thank you for reading this.',
  'It rained on 11 days last month.',
  'A marathon is 42 kilometers long.',
  'Many great stories begin in a garage.',
];
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

/** Does a sentence that says nothing of the startup earn nothing? */
export const padding = (texts: readonly ReadAndTold[]): Measure =>
  measured(
    'sentences beside the point earn nothing',
    texts.flatMap((text) => changes(text, PADDING.map(appended))),
    (points) => points > 0,
    1,
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
