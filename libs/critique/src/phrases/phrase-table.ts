import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { PhraseUse } from './read-phrases.js';

/** What each known turn of phrase adds to or takes from each output, as it stands in a model file. */
export interface PhraseTableFile {
  readonly version: string;
  readonly outputs: readonly string[];
  readonly phrases: readonly string[];
  /** By output: points of one unit of its column. */
  readonly units: readonly number[];
  /** Base64 of signed bytes, phrase by phrase, output by output. */
  readonly columns: string;
}

/** What a text's turns of phrase say about one output, in points. */
export interface PhraseScore {
  readonly value: number;
  /** What those that say who it is for add. */
  readonly audience: number;
  /** Those that give most, first the strongest; worked out when asked for. */
  readonly giving: readonly Span[];
  /** Those that take most, first the strongest; worked out when asked for. */
  readonly taking: readonly Span[];
}

interface KnownUse {
  readonly use: PhraseUse;
  /** Its place in the table. */
  readonly place: number;
}

const SHOWN_SPANS = 4;
const DIGITS = 1_000;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/** How much each turn of phrase of a text counts: a long text holds more of them and is not better for it. */
export const phraseWeight = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** A table of a few numbers a turn of phrase: what the fit to rated texts says it is a sign of. */
export class PhraseTable {
  readonly outputs: readonly string[];
  private readonly places: ReadonlyMap<string, number>;
  private readonly units: readonly number[];
  private readonly columns: Int8Array;

  constructor(file: PhraseTableFile) {
    this.outputs = file.outputs;
    this.places = new Map(file.phrases.map((phrase, place) => [phrase, place]));
    this.units = file.units;
    this.columns = new Int8Array(Buffer.from(file.columns, 'base64'));
  }

  /** What the turns of phrase say, by output. */
  scores(uses: readonly PhraseUse[]): PhraseScore[] {
    const known = uses.flatMap((use): KnownUse[] => {
      const place = this.places.get(use.key);
      return place === undefined ? [] : [{ use, place }];
    });
    const weight = phraseWeight(known.length);
    return this.outputs.map((_, output) => this.scoreOf(known, weight, output));
  }

  private scoreOf(known: readonly KnownUse[], weight: number, output: number): PhraseScore {
    let [value, audience] = [0, 0];
    for (const { use, place } of known) {
      const points = this.pointsOf(place, output);
      if (use.isCustomer) audience += points;
      else value += points;
    }
    const shown = (sign: 1 | -1): Span[] => this.strongest(known, output, sign);
    return {
      value: rounded(weight * value),
      audience: rounded(weight * audience),
      get giving() {
        return shown(1);
      },
      get taking() {
        return shown(-1);
      },
    };
  }

  private strongest(known: readonly KnownUse[], output: number, sign: 1 | -1): Span[] {
    return known
      .filter(({ use }) => !use.isCustomer)
      .map(({ use, place }) => ({ use, points: sign * this.pointsOf(place, output) }))
      .filter(({ points }) => points > 0)
      .toSorted((a, b) => b.points - a.points || a.use.span.start - b.use.span.start)
      .slice(0, SHOWN_SPANS)
      .map(({ use }) => use.span);
  }

  private pointsOf(place: number, output: number): number {
    return (this.columns[place * this.outputs.length + output] ?? 0) * (this.units[output] ?? 0);
  }
}
