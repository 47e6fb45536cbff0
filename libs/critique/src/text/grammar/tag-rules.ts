/** States, transitions, and what the final ones say, as they stand in wink's model; states are numbers in decimal. */
type RulesFile = readonly [
  kind: number,
  lastState: number,
  transitions: Readonly<Record<string, Readonly<Record<string, number>>>>,
  results: Readonly<Record<string, string>>,
  marks: Readonly<Record<string, readonly [before: number, after: number]>>,
];

const ROOT = 0;
/** Symbols from here on stand for a group of words, those below for a tag. */
const FIRST_GROUP = 1_080_000;
/** "Anything else": the state that is final unless a longer rule fits. */
const OTHERWISE = 2_070_003;
const GROUPS_FROM = 24;
const SYMBOLS = 64;

/** The symbol of a word: its group where rules name it, else its tag. */
export const symbolOf = (group: number, tag: number): number => (group === 0 ? tag : GROUPS_FROM + group);

const columnOf = (symbol: number): number => (symbol < FIRST_GROUP ? symbol : symbolOf(symbol - FIRST_GROUP, ROOT));

/** What a rule says about a word: its place in the text, its tag, and whether it may be a tag the word never has. */
export interface Correction {
  readonly at: number;
  readonly tag: number;
  readonly isForced: boolean;
}

/** Rules that correct the tag of a word by the tags of the words around it. */
export class TagRules {
  /** By state, `SYMBOLS` of them each: the next state. */
  private readonly next: Uint16Array;
  /** By state: the state it becomes where nothing follows that fits; `ROOT` for none. */
  private readonly otherwise: Uint16Array;
  /** By state: the tag of a final state, negative when forced; 0 for others. */
  private readonly tags: Int8Array;
  private readonly isFinal: Uint8Array;
  /** By final state: how far from the first word the corrected one stands. */
  private readonly reach: Uint8Array;

  /** @throws RangeError for a model file with other symbols than are known */
  constructor(json: string) {
    const [, , transitions, results, marks] = JSON.parse(json) as RulesFile;
    const states = 1 + Math.max(...Object.values(transitions).flatMap((row) => Object.values(row)));
    this.next = new Uint16Array(states * SYMBOLS);
    this.otherwise = new Uint16Array(states);
    this.tags = new Int8Array(states);
    this.isFinal = new Uint8Array(states);
    this.reach = new Uint8Array(states);
    for (const [state, row] of Object.entries(transitions))
      for (const [symbol, next] of Object.entries(row)) this.addStep(Number(state), Number(symbol), next);
    for (const [state, tag] of Object.entries(results)) {
      this.isFinal[Number(state)] = 1;
      this.tags[Number(state)] = Number(tag);
      this.reach[Number(state)] = marks[state]?.[0] ?? 0;
    }
  }

  private addStep(state: number, symbol: number, next: number): void {
    // Rules for words in another notation than symbols are of no use here.
    if (Number.isNaN(symbol)) return;
    if (symbol === OTHERWISE) {
      this.otherwise[state] = next;
      return;
    }
    const column = columnOf(symbol);
    if (column >= SYMBOLS) throw new RangeError('An unknown group of words');
    this.next[state * SYMBOLS + column] = next;
  }

  /** Corrections for a text, by the symbols of its words: the longest rule from each word on, none within another. */
  corrections(symbols: readonly number[]): Correction[] {
    const found: Correction[] = [];
    let first = 0;
    while (first < symbols.length) {
      let state = ROOT;
      let next = first;
      let final = ROOT;
      let end = first + 1;
      do {
        state = this.stateAfter(state, symbols, next);
        next += 1;
        const reached = this.isFinal[state] === 1 ? state : (this.otherwise[state] ?? ROOT);
        if (reached !== ROOT) {
          final = reached;
          end = next;
        }
      } while (state !== ROOT && final !== state);
      if (final !== ROOT) this.add(found, first, final);
      first = end;
    }
    return found;
  }

  private stateAfter(state: number, symbols: readonly number[], at: number): number {
    return at < symbols.length ? (this.next[state * SYMBOLS + (symbols[at] ?? 0)] ?? ROOT) : ROOT;
  }

  private add(found: Correction[], first: number, state: number): void {
    const tag = this.tags[state] ?? 0;
    if (tag !== 0) found.push({ at: first + (this.reach[state] ?? 0), tag: Math.abs(tag), isForced: tag < 0 });
  }
}
