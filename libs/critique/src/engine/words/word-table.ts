import type { Span } from '@playbook/contracts/core/span.schema';
import { Strongest } from './strongest.js';
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

/** The words to show for one output. */
interface ShownWords {
  readonly giving: readonly Span[];
  readonly taking: readonly Span[];
}

/** A word and how much it counts. */
interface Weighed {
  readonly use: WordUse;
  readonly weight: number;
}

interface Said extends Weighed {
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

const sumPoints = (weight: number, sum: number): number => (weight * sum) / WORDS_PER_SUM_UNIT;

/** A weighted mean to which words are only added while they move it the way they may. */
class BoundedMean {
  private sum = 0;
  private weight = SILENT_WEIGHT;

  get value(): number {
    return this.sum / this.weight;
  }

  add(weight: number, mean: number): void {
    this.sum += weight * mean;
    this.weight += weight;
  }

  raise(said: readonly Said[]): void {
    for (const { weight, mean } of said.toSorted((a, b) => b.mean - a.mean))
      if (mean > this.value) this.add(weight, mean);
  }

  lower(said: readonly Said[]): void {
    for (const { weight, mean } of said.toSorted((a, b) => a.mean - b.mean))
      if (mean < this.value) this.add(weight, mean);
  }
}

/** What a text's words say about one output. */
export class WordScore {
  private shown: ShownWords | undefined;

  /**
   * `value` is in points of the output, 0 for a text of average English words, the customer and terms of the lexicon left
   * out; `audience` is what the words that say who it is for change in that: 0 or more; `terms` what the lexicon's terms
   * change in that: 0 or less.
   */
  constructor(
    readonly value: number,
    readonly audience: number,
    readonly terms: number,
    private readonly show: () => ShownWords,
  ) {}

  /** Words that give most, first the strongest; worked out when asked for. */
  get giving(): readonly Span[] {
    return (this.shown ??= this.show()).giving;
  }

  /** Words that take most, first the strongest; worked out when asked for. */
  get taking(): readonly Span[] {
    return (this.shown ??= this.show()).taking;
  }
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
    const weighed = byBound((kind) =>
      uses.filter(({ bound }) => bound === kind).map((use) => ({ use, weight: weightOf(use.rank) })),
    );
    return this.outputs.map((_, output) => this.scoreOf(weighed, output));
  }

  private scoreOf(weighed: ByBound<Weighed>, output: number): WordScore {
    const mean = new BoundedMean();
    let sum = 0;
    for (const { use, weight } of weighed.none) {
      mean.add(weight, this.points(use.rank, output, 0));
      sum += sumPoints(weight, this.points(use.rank, output, 1));
    }
    const none = mean.value;
    const raised = weighed.raising.map((one) => this.said(one, output));
    mean.raise(raised);
    const raising = mean.value;
    const lowered = weighed.lowering.map((one) => this.said(one, output));
    mean.lower(lowered);
    const raisedSum = raised.reduce((all, one) => all + Math.max(0, sumPoints(one.weight, one.sum)), 0);
    const loweredSum = lowered.reduce((all, one) => all + Math.min(0, sumPoints(one.weight, one.sum)), 0);
    return new WordScore(
      rounded(none + sum),
      rounded(raising - none + raisedSum),
      rounded(mean.value - raising + loweredSum),
      () => this.shownWords(weighed, output),
    );
  }

  private shownWords({ none, raising, lowering }: ByBound<Weighed>, output: number): ShownWords {
    let total = SILENT_WEIGHT;
    for (const kind of [none, raising, lowering]) for (const { weight } of kind) total += weight;
    const [giving, taking] = [new Strongest(SHOWN_SPANS), new Strongest(SHOWN_SPANS)];
    for (const { use, weight } of none) {
      const mean = this.points(use.rank, output, 0) / total;
      const points = weight * (mean + this.points(use.rank, output, 1) / WORDS_PER_SUM_UNIT);
      if (points > 0) giving.add(points, use.span.start, use.span);
      // What stands last comes first among words that take as much.
      if (points < 0) taking.add(-points, -use.span.start, use.span);
    }
    return { giving: giving.spans, taking: taking.spans };
  }

  private said({ use, weight }: Weighed, output: number): Said {
    return { use, weight, mean: this.points(use.rank, output, 0), sum: this.points(use.rank, output, 1) };
  }

  private points(rank: number, output: number, part: number): number {
    const column = output * COLUMNS_PER_OUTPUT + part;
    return (this.columns[(rank - 1) * this.units.length + column] ?? 0) * (this.units[column] ?? 0);
  }
}
