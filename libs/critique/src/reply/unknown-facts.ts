import { namesIn, wordsOf } from './names-in.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('reply', ['figureWords', 'countWords']);

/** An amount with what it is counted in, as it is written. */
const FIGURE =
  /(?<currency>[$€£¥]?)(?<number>\d+(?:[.,]\d+)*)\s?(?<unit>%|(?:percent|trillion|tn|billion|bn|million|mn?|thousand|k|x)(?![\p{L}\p{N}]))?/giu;
/** Units that are written in several ways. */
const UNITS: Readonly<Record<string, string>> = {
  percent: '%',
  trillion: 'tn',
  billion: 'bn',
  million: 'm',
  mn: 'm',
  thousand: 'k',
};
/** Amounts and shares in words, which are figures as much as digits are; after a number they are its unit. */
const FIGURE_WORDS = WORDS.figureWords;
const COUNT_WORDS = new RegExp(WORDS.countWords, 'gi');
/** A time of a video, as a player shows it. */
const CLOCK = /\b\d{1,2}:\d{2}\b/g;

interface Figure {
  readonly currency: string;
  readonly amount: string;
}

function figuresIn(text: string): readonly Figure[] {
  return [...text.matchAll(FIGURE)].map(({ groups: { currency = '', number = '', unit = '' } = {} }) => {
    const small = unit.toLowerCase();
    return { currency, amount: `${number.replace(/[.,]{1,300}$/, '').replaceAll(',', '')}${UNITS[small] ?? small}` };
  });
}

/** Whether a line says a figure that its source does not: another number, another unit, another currency, or one in words. */
export function saysUnknownFigure(line: string, source: string): boolean {
  const known = figuresIn(source);
  const words = wordsOf(source);
  const isKnown = ({ currency, amount }: Figure): boolean =>
    known.some((figure) => figure.amount === amount && (currency === '' || currency === figure.currency));
  return (
    !figuresIn(line).every(isKnown) || (line.match(FIGURE_WORDS) ?? []).some((word) => !words.has(word.toLowerCase()))
  );
}

/** Whether a line names somebody or something that its source does not. */
export function saysUnknownName(line: string, source: string): boolean {
  const known = wordsOf(source);
  return namesIn(line).some((word) => !known.has(word) && !known.has(word.replace(/s$/, '')));
}

/** Whether a line counts something in words that its source does not count so: "seven clinics pay". */
export function saysUnknownCount(line: string, source: string): boolean {
  const known = wordsOf(source);
  return (line.match(COUNT_WORDS) ?? []).some((word) => !known.has(word.toLowerCase()));
}

/** The times of a video that a line names, as 1:07. */
export const clockTimesIn = (line: string): readonly string[] => line.match(CLOCK) ?? [];
