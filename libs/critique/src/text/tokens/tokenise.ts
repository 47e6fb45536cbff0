import { lowerSameLength } from './normalise.js';
import type { RawToken, TokenKind } from './token.js';

const URL_PATTERN = String.raw`(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}-]{1,253}\.(?:com|io|ai|co|app|org|net|dev)(?![\p{L}\p{N}])`;
const NUMBER_PATTERN = String.raw`[$€£¥₹#]?\d{1,100}(?:[.,:/]\d+){0,40}(?:-\d+(?:[.,]\d+){0,40})?(?:%|\+|(?:bn|[kmx])(?![\p{L}\p{N}]))?(?![\p{L}])`;
const INITIALS_PATTERN = String.raw`(?:\p{L}\.){2,}`;
const WORD_PATTERN = String.raw`[\p{L}\p{M}\p{N}]+(?:[-'&][\p{L}\p{M}\p{N}]+)*`;
/** An address counts as a word; the two groups tell the other kinds. */
const TOKEN = new RegExp(`${URL_PATTERN}|(${NUMBER_PATTERN})|(?:${INITIALS_PATTERN}|${WORD_PATTERN})|([^\\s])`, 'giu');
const CLITIC = /^(.+?)(n't|'(?:s|re|ll|ve|d|m))$/i;
const SENTENCE_END = /[.!?]/;

interface Piece {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
}

/** "we're" is "we" and "'re", "don't" is "do" and "n't", as the tagger expects. */
function splitClitic(piece: Piece): Piece[] {
  const match = piece.kind === 'word' && piece.text.includes("'") ? CLITIC.exec(piece.text) : null;
  const [stem, clitic] = [match?.[1], match?.[2]];
  if (stem === undefined || clitic === undefined) return [piece];
  return [
    { kind: 'word', text: stem, start: piece.start },
    { kind: 'word', text: clitic, start: piece.start + stem.length },
  ];
}

const PLAIN_WORD = /[a-z]+(?=[ ,;!?]|$)/iy;

/** Where a word of plain letters that stands at `at` ends, null when none does. Most words are such, and need no more. */
function plainWordEnd(text: string, at: number): number | null {
  PLAIN_WORD.lastIndex = at;
  return PLAIN_WORD.test(text) ? PLAIN_WORD.lastIndex : null;
}

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (;;) {
    while (text[at] === ' ') at += 1;
    const end = plainWordEnd(text, at);
    if (end !== null) {
      found.push({ kind: 'word', text: text.slice(at, end), start: at });
      at = end;
      continue;
    }
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) return found;
    const [own, number, punctuation] = match;
    const kind: TokenKind = number !== undefined ? 'number' : punctuation !== undefined ? 'punctuation' : 'word';
    found.push(...splitClitic({ kind, text: own, start: match.index }));
    at = TOKEN.lastIndex;
  }
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
