import type { Span } from '@playbook/contracts/core/span.schema';
import { Strongest } from '../../engine/words/strongest.js';
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

function placesOf(phrases: readonly string[]): Map<string, Map<string, number>> {
  const places = new Map<string, Map<string, number>>();
  for (const [place, phrase] of phrases.entries()) {
    const space = phrase.indexOf(' ');
    const [first, last] = [phrase.slice(0, Math.max(space, 0)), phrase.slice(space + 1)];
    const own = places.get(first) ?? new Map<string, number>();
    places.set(first, own.set(last, place));
  }
  return places;
}

/** What a text's turns of phrase say about one output, in points. */
export class PhraseScore {
  /** `audience` is what those that say who it is for add. */
  constructor(
    readonly value: number,
    readonly audience: number,
    private readonly known: readonly KnownUse[],
    private readonly output: number,
    private readonly table: PhraseTable,
  ) {}

  /** Those that give most, first the strongest; worked out when asked for. */
  get giving(): readonly Span[] {
    return this.table.strongest(this.known, this.output, 1);
  }

  /** Those that take most, first the strongest; worked out when asked for. */
  get taking(): readonly Span[] {
    return this.table.strongest(this.known, this.output, -1);
  }
}

/** A table of a few numbers a turn of phrase: what the fit to rated texts says it is a sign of. */
export class PhraseTable {
  readonly outputs: readonly string[];
  /** By the first word (empty for a single one) and the last: a pair of words need not be put together to be looked up. */
  private readonly places: ReadonlyMap<string, ReadonlyMap<string, number>>;
  private readonly units: readonly number[];
  private readonly columns: Int8Array;

  constructor(file: PhraseTableFile) {
    this.outputs = file.outputs;
    this.places = placesOf(file.phrases);
    this.units = file.units;
    this.columns = new Int8Array(Buffer.from(file.columns, 'base64'));
  }

  /** What the turns of phrase say, by output. */
  scores(uses: readonly PhraseUse[]): PhraseScore[] {
    const known: KnownUse[] = [];
    for (const use of uses) {
      const place = this.places.get(use.first)?.get(use.last);
      if (place !== undefined) known.push({ use, place });
    }
    const weight = phraseWeight(known.length);
    return this.outputs.map((_, output) => this.scoreOf(known, weight, output));
  }

  /** Spans of those that give an output most, or take most, first the strongest. */
  strongest(known: readonly KnownUse[], output: number, sign: 1 | -1): Span[] {
    const top = new Strongest(SHOWN_SPANS);
    for (const { use, place } of known) {
      const points = sign * this.pointsOf(place, output);
      if (!use.isCustomer && points > 0) top.add(points, use.span.start, use.span);
    }
    return top.spans;
  }

  private scoreOf(known: readonly KnownUse[], weight: number, output: number): PhraseScore {
    let [value, audience] = [0, 0];
    const [unit, width] = [this.units[output] ?? 0, this.outputs.length];
    for (const { use, place } of known) {
      const points = (this.columns[place * width + output] ?? 0) * unit;
      if (use.isCustomer) audience += points;
      else value += points;
    }
    return new PhraseScore(rounded(weight * value), rounded(weight * audience), known, output, this);
  }

  private pointsOf(place: number, output: number): number {
    return (this.columns[place * this.outputs.length + output] ?? 0) * (this.units[output] ?? 0);
  }
}
