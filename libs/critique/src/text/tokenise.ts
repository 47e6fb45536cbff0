import { lowerSameLength } from './normalise.js';
import type { RawToken, TokenKind } from './token.js';

const URL_PATTERN = String.raw`(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}-]+\.(?:com|io|ai|co|app|org|net|dev)(?![\p{L}\p{N}])`;
const NUMBER_PATTERN = String.raw`[$€£¥₹#]?\d+(?:[.,:/]\d+)*(?:-\d+(?:[.,]\d+)*)?(?:%|\+|(?:bn|[kmx])(?![\p{L}\p{N}]))?(?![\p{L}])`;
const INITIALS_PATTERN = String.raw`(?:\p{L}\.){2,}`;
const WORD_PATTERN = String.raw`[\p{L}\p{M}\p{N}]+(?:[-'&][\p{L}\p{M}\p{N}]+)*`;
const TOKEN = new RegExp(
  `(?<url>${URL_PATTERN})|(?<number>${NUMBER_PATTERN})|(?<word>${INITIALS_PATTERN}|${WORD_PATTERN})|(?<punctuation>[^\\s])`,
  'giu',
);
const CLITIC = /^(.+?)(n't|'(?:s|re|ll|ve|d|m))$/i;
const SENTENCE_END = /[.!?]/;

interface Piece {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
}

/** "we're" is "we" and "'re", "don't" is "do" and "n't", as the tagger expects. */
function splitClitic(piece: Piece): Piece[] {
  const match = piece.kind === 'word' ? CLITIC.exec(piece.text) : null;
  const [stem, clitic] = [match?.[1], match?.[2]];
  if (stem === undefined || clitic === undefined) return [piece];
  return [
    { kind: 'word', text: stem, start: piece.start },
    { kind: 'word', text: clitic, start: piece.start + stem.length },
  ];
}

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const kind: TokenKind =
      match.groups?.['number'] !== undefined
        ? 'number'
        : match.groups?.['punctuation'] !== undefined
          ? 'punctuation'
          : 'word';
    found.push(...splitClitic({ kind, text: match[0], start: match.index }));
  }
  return found;
}

/** A full stop, question or exclamation mark ends a sentence when white space, a quote or the end follows (signal S2). */
function endsSentence(text: string, piece: Piece): boolean {
  if (piece.kind !== 'punctuation' || !SENTENCE_END.test(piece.text)) return false;
  return /^["')\]]*(?:\s|$)/.test(text.slice(piece.start + 1));
}

/** Splits normalised text into words, numbers and punctuation, with sentence numbers. Offsets are UTF-16 code units. */
export function tokenise(text: string): RawToken[] {
  const tokens: RawToken[] = [];
  let sentence = 0;
  let initial = true;
  let pendingEnd = false;
  for (const piece of pieces(text)) {
    if (pendingEnd && piece.kind !== 'punctuation') {
      sentence += 1;
      initial = true;
      pendingEnd = false;
    }
    tokens.push({
      kind: piece.kind,
      text: piece.text,
      lower: lowerSameLength(piece.text),
      start: piece.start,
      end: piece.start + piece.text.length,
      sentence,
      sentenceInitial: initial && piece.kind !== 'punctuation',
    });
    if (piece.kind !== 'punctuation') initial = false;
    pendingEnd ||= tokens.length > 1 && !initial && endsSentence(text, piece);
  }
  return tokens;
}
