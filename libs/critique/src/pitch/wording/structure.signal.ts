import type { Span } from '@playbook/contracts/core/span.schema';
import type { Token } from '../../text/tokens/token.js';
import type { PitchText } from '../../engine/read-text.js';
import { isVerb } from '../../text/grammar/verb.js';

export interface StructureMeasurement {
  /** S21: how many things the sentence says it does or sells. */
  readonly ideas: number;
  /** S22: longest run of adjectives and nouns before a head noun, in words. */
  readonly nounStack: number;
  readonly nounStackSpans: readonly Span[];
  /** S24: share of words that are nominalisations or passives, 0 to 1. */
  readonly nominalShare: number;
}

const NOMINAL = /(?:tion|sion|ment|ity)s?$/;

function itemsOf(tokens: readonly Token[]): number {
  const sentences = Math.max(0, ...tokens.map((token) => token.sentence)) + 1;
  const joined = Array.from({ length: sentences }, (_, sentence) => {
    const own = tokens.filter((token) => token.sentence === sentence);
    const separators = own.filter((token, index) => {
      const next = own[index + 1];
      const joins = token.text === ',' || token.lower === 'and' || token.lower === 'plus' || token.lower === '&';
      return joins && next !== undefined && next.lower !== 'and' && startsItem(own, index + 1);
    });
    return separators.length + 1;
  });
  return Math.max(...joined, 1);
}

/** A new thing begins: a verb with its object, or a bare noun of a list. */
function startsItem(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (token === undefined) return false;
  if (isVerb(tokens, index)) return true;
  const bare = token.pos === 'NOUN' || token.pos === 'ADJ' || token.pos === 'PROPN';
  return (
    bare &&
    (next === undefined ||
      next.kind === 'punctuation' ||
      next.lower === 'and' ||
      (tokens[index + 2]?.kind ?? 'punctuation') === 'punctuation')
  );
}

function longestStack(tokens: readonly Token[]): { length: number; spans: Span[] } {
  let best = { length: 0, spans: [] as Span[] };
  let run: Token[] = [];
  for (const token of [...tokens, null]) {
    const modifier = token !== null && (token.pos === 'ADJ' || token.pos === 'NOUN' || token.pos === 'PROPN');
    if (modifier) {
      run.push(token);
      continue;
    }
    const [first, last] = [run[0], run.at(-1)];
    const length = run.length - 1;
    if (first !== undefined && last !== undefined && last.pos === 'NOUN' && length > best.length) {
      best = { length, spans: [{ start: first.start, end: last.end }] };
    }
    run = [];
  }
  return best;
}

/** S21, S22 and S24: how the sentence is built. */
export function measureStructure({ tokens }: PitchText): StructureMeasurement {
  const words = tokens.filter((token) => token.kind === 'word');
  const nominal = words.filter((token) => NOMINAL.test(token.lower)).length;
  const stack = longestStack(tokens);
  return {
    ideas: itemsOf(tokens),
    nounStack: stack.length,
    nounStackSpans: stack.spans,
    nominalShare: words.length === 0 ? 0 : nominal / words.length,
  };
}
