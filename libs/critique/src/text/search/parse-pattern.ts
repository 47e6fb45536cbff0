import { setOf, setOfClass, setOfEscape } from './character-set.js';
import { ANY, NOTHING, type PatternNode } from './pattern-tree.js';

/** A piece of a regular expression's source, the longest first. */
const PIECE = new RegExp(
  [
    String.raw`(?<look>\(\?<?[=!])`,
    String.raw`(?<open>\((?:\?:|\?<[^>]{0,80}>)?)`,
    String.raw`(?<close>\))`,
    String.raw`(?<or>\|)`,
    String.raw`(?<class>\[(?:\\[^]|[^\]\\]){0,2000}\])`,
    String.raw`(?<edge>[\^$])`,
    String.raw`(?<boundary>\\b)`,
    String.raw`(?<property>\\[pPuxck](?:\{[^}]{0,80}\}|<[^>]{0,80}>|[\da-fA-F]*))`,
    String.raw`(?<escape>\\[^])`,
    String.raw`(?<any>\.)`,
    String.raw`(?<single>[^])`,
  ].join('|'),
  'uy',
);
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;

const SIGNS = new Set('?*+{');
const LETTER_SETS: ReadonlyMap<string, PatternNode> = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz ', (letter) => [letter, setOf(letter)]),
);

/** Reads the source of a regular expression. Written for the patterns of this library: no back references, no `\B`. */
class PatternReader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Everything up to the end of the group, or of the source. */
  readOptions(): PatternNode {
    const options: PatternNode[] = [];
    let parts: PatternNode[] = [];
    while (this.at < this.source.length) {
      const letter = this.letter();
      if (letter !== undefined) {
        parts.push(this.quantified(letter));
        continue;
      }
      const piece = this.next();
      if (piece['close'] !== undefined) break;
      if (piece['or'] === undefined) parts.push(this.quantified(this.nodeOf(piece)));
      else {
        options.push({ kind: 'sequence', parts });
        parts = [];
      }
    }
    return { kind: 'either', options: [...options, { kind: 'sequence', parts }] };
  }

  /** A letter or a space that stands for itself, as most pieces do. */
  private letter(): PatternNode | undefined {
    const character = this.source[this.at] ?? '';
    const known = LETTER_SETS.get(character);
    if (known !== undefined) this.at += 1;
    return known;
  }

  private next(): Partial<Record<string, string>> {
    PIECE.lastIndex = this.at;
    const match = PIECE.exec(this.source);
    if (match?.groups === undefined) throw new SyntaxError(`Not a pattern: ${this.source}`);
    this.at = PIECE.lastIndex;
    return match.groups;
  }

  private nodeOf(piece: Partial<Record<string, string>>): PatternNode {
    if (piece['look'] !== undefined) {
      this.readOptions();
      return NOTHING;
    }
    if (piece['open'] !== undefined) return this.readOptions();
    if (piece['edge'] !== undefined) return NOTHING;
    if (piece['boundary'] !== undefined) return { kind: 'boundary' };
    if (piece['class'] !== undefined) return setOfClass(piece['class'].slice(1, -1));
    if (piece['escape'] !== undefined) return setOfEscape(piece['escape'].slice(1));
    return piece['single'] === undefined ? ANY : setOf(piece['single']);
  }

  private quantified(part: PatternNode): PatternNode {
    if (!SIGNS.has(this.source[this.at] ?? '')) return part;
    QUANTIFIER.lastIndex = this.at;
    const match = QUANTIFIER.exec(this.source);
    if (match === null) return part;
    this.at = QUANTIFIER.lastIndex;
    const [sign] = match;
    const [canBeAbsent, canRecur] = [/^(?:[?*]|\{0)/.test(sign), !sign.startsWith('?')];
    return { kind: 'repeated', part, canBeAbsent, canRecur };
  }
}

/** What a regular expression asks for, by its source; never narrower than the pattern itself. */
export function parsePattern(source: string): PatternNode {
  return new PatternReader(source).readOptions();
}
