import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { weightOf, type WordUse } from './word-use.js';

/** What each listed word adds to or takes from each output, as it stands in a model file. */
export interface WordTableFile {
  readonly version: string;
  readonly outputs: readonly string[];
  /** By column; two columns an output, for the mean of a text's words and for their sum: points of one unit of the column. */
  readonly units: readonly number[];
  /** Base64 of signed bytes, word by word in the order of the list of English words, column by column. */
  readonly columns: string;
}

/** The words to show for one output; worked out when asked for, as most readings only compare values. */
export interface ShownWords {
  /** Words that give most, first the strongest. */
  readonly giving: readonly Span[];
  /** Words that take most, first the strongest. */
  readonly taking: readonly Span[];
}

/** What a text's words say about one output. */
export interface WordScore extends ShownWords {
  /** In points of the output, 0 for a text of average English words; the customer and terms of the lexicon left out. */
  readonly value: number;
  /** What the words that say who it is for change in that, in points: 0 or more. */
  readonly audience: number;
  /** What the lexicon's terms change in that, in points: 0 or less. */
  readonly terms: number;
}

interface Said {
  readonly use: WordUse;
  readonly weight: number;
  /** Points as part of the mean. */
  readonly mean: number;
  /** Points as part of the sum. */
  readonly sum: number;
}

const COLUMNS_PER_OUTPUT = 2;
/** A text of one word is no sure sign: the mean is drawn to nothing as by half a word that says nothing. */
export const SILENT_WEIGHT = 0.5;
/** Sums are counted in tens of words, so that both parts are of one size. */
export const WORDS_PER_SUM_UNIT = 10;
const SHOWN_SPANS = 4;
const DIGITS = 1_000;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/** Words by whether and how they may move a value. */
type ByBound<T> = Readonly<Record<WordUse['bound'], readonly T[]>>;

const byBound = <T>(of: (bound: WordUse['bound']) => readonly T[]): ByBound<T> => ({
  none: of('none'),
  raising: of('raising'),
  lowering: of('lowering'),
});

/** A weighted mean to which words are only added while they move it the way they may: as it stands after each kind of words. */
function boundedMeans(said: ByBound<Said>): Readonly<Record<WordUse['bound'], number>> {
  let [sum, weight] = [0, SILENT_WEIGHT];
  const add = (one: Said): void => {
    sum += one.weight * one.mean;
    weight += one.weight;
  };
  for (const one of said.none) add(one);
  const none = sum / weight;
  for (const one of said.raising.toSorted((a, b) => b.mean - a.mean)) if (one.mean > sum / weight) add(one);
  const raising = sum / weight;
  for (const one of said.lowering.toSorted((a, b) => a.mean - b.mean)) if (one.mean < sum / weight) add(one);
  return { none, raising, lowering: sum / weight };
}

function boundedSum({ use, weight, sum }: Said): number {
  const points = (weight * sum) / WORDS_PER_SUM_UNIT;
  if (use.bound === 'none') return points;
  return use.bound === 'raising' ? Math.max(0, points) : Math.min(0, points);
}

const boundedSums = (said: readonly Said[]): number => said.reduce((sum, one) => sum + boundedSum(one), 0);

function shownWords(said: readonly Said[]): ShownWords {
  const total = said.reduce((sum, { weight }) => sum + weight, SILENT_WEIGHT);
  const ranked = said
    .filter(({ use }) => use.bound === 'none')
    .map(({ use, weight, mean, sum }) => ({ use, points: weight * (mean / total + sum / WORDS_PER_SUM_UNIT) }))
    .toSorted((a, b) => b.points - a.points || a.use.span.start - b.use.span.start);
  const giving = ranked.filter(({ points }) => points > 0);
  const taking = ranked.filter(({ points }) => points < 0).toReversed();
  const spans = (words: typeof ranked): Span[] => words.slice(0, SHOWN_SPANS).map(({ use }) => use.span);
  return { giving: spans(giving), taking: spans(taking) };
}

/** A table of a few numbers a word: what the fit to rated texts says a word is a sign of. */
export class WordTable {
  readonly outputs: readonly string[];
  private readonly units: readonly number[];
  private readonly columns: Int8Array;

  constructor(file: WordTableFile) {
    this.outputs = file.outputs;
    this.units = file.units;
    this.columns = new Int8Array(Buffer.from(file.columns, 'base64'));
  }

  /** What the words say, by output. A word never moves a value the way its bound forbids. */
  scores(uses: readonly WordUse[]): WordScore[] {
    const used = byBound((kind) => uses.filter(({ bound }) => bound === kind));
    return this.outputs.map((_, output) => {
      const said = byBound((bound) => used[bound].map((use) => this.said(use, output)));
      const means = boundedMeans(said);
      let shown: ShownWords | undefined;
      const words = (): ShownWords => (shown ??= shownWords([...said.none, ...said.raising, ...said.lowering]));
      return {
        value: rounded(means.none + boundedSums(said.none)),
        audience: rounded(means.raising - means.none + boundedSums(said.raising)),
        terms: rounded(means.lowering - means.raising + boundedSums(said.lowering)),
        get giving() {
          return words().giving;
        },
        get taking() {
          return words().taking;
        },
      };
    });
  }

  private said(use: WordUse, output: number): Said {
    const [mean, sum] = [this.points(use.rank, output, 0), this.points(use.rank, output, 1)];
    return { use, weight: weightOf(use.rank), mean, sum };
  }

  private points(rank: number, output: number, part: number): number {
    const column = output * COLUMNS_PER_OUTPUT + part;
    return (this.columns[(rank - 1) * this.units.length + column] ?? 0) * (this.units[column] ?? 0);
  }
}
