import type { DeckBox } from '@playbook/contracts/decks/deck-facts.schema';
import { DECK_LINE_MAX_CHARS, DECK_SLIDE_MAX_PT } from '@playbook/contracts/decks/deck-limits';
import { type PageViewport, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText } from '../clean-text.js';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';

/** A line of a page, without what its picture shows. */
export interface PageLine {
  readonly text: string;
  readonly box: DeckBox;
  readonly sizePt: number;
  readonly isTitle: false;
}

/** Pieces of one line in points from the upper left corner of the page. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly sizePt: number;
}

/** Pieces whose base lines differ by less than this share of their size are one line. */
const SAME_LINE_SHARE = 0.3;
/** A gap wider than this many sizes parts columns, and one wider than the other parts words. */
const COLUMN_GAP_SIZES = 1.5;
const WORD_GAP_SIZES = 0.15;
/** How far letters reach above and below their base line, in sizes. */
const ABOVE_SIZES = 0.8;
const BELOW_SIZES = 0.25;
const SMALLEST_PT = 0.1;

function pieceOf(item: TextItem | TextMarkedContent, viewport: PageViewport): Piece[] {
  if (!('str' in item) || item.str.trim() === '') return [];
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(viewport.transform, item.transform) as number[];
  const sizePt = Math.min(DECK_SLIDE_MAX_PT, Math.max(SMALLEST_PT, Math.hypot(c, d) || Math.hypot(a, b)));
  if (![x, y, item.width].every(Number.isFinite)) return [];
  return [{ text: item.str, left: x, right: x + Math.abs(item.width), base: y, sizePt }];
}

const follows = (last: Piece, next: Piece): boolean =>
  Math.abs(last.base - next.base) < SAME_LINE_SHARE * Math.min(last.sizePt, next.sizePt) &&
  next.left - last.right < COLUMN_GAP_SIZES * last.sizePt &&
  last.left - next.right < COLUMN_GAP_SIZES * last.sizePt;

/** As exact as a mark on a slide needs, and no longer in a message. */
const PLACES = 10_000;
const clamp = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * PLACES) / PLACES;

function lineOf(pieces: readonly Piece[], { width, height }: PageViewport): PageLine {
  let text = '';
  let before: Piece | null = null;
  for (const piece of pieces) {
    const isApart = before !== null && Math.abs(piece.left - before.right) > WORD_GAP_SIZES * piece.sizePt;
    text += isApart ? ` ${piece.text}` : piece.text;
    before = piece;
  }
  const sizePt = Math.min(...pieces.map((piece) => piece.sizePt));
  const tallest = Math.max(...pieces.map((piece) => piece.sizePt));
  const base = pieces[0]?.base ?? 0;
  const left = clamp(Math.min(...pieces.map((piece) => piece.left)) / width);
  const right = clamp(Math.max(...pieces.map((piece) => piece.right)) / width);
  const top = clamp((base - ABOVE_SIZES * tallest) / height);
  const bottom = clamp((base + BELOW_SIZES * tallest) / height);
  return {
    text: cleanText(text, DECK_LINE_MAX_CHARS),
    box: { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) },
    sizePt,
    isTitle: false,
  };
}

/** Puts the pieces of a page together to lines, in the order of the file. */
export function linesOf(items: readonly (TextItem | TextMarkedContent)[], viewport: PageViewport): PageLine[] {
  const lines: Piece[][] = [];
  for (const piece of items.flatMap((item) => pieceOf(item, viewport))) {
    const current = lines.at(-1);
    const last = current?.at(-1);
    if (current !== undefined && last !== undefined && follows(last, piece)) current.push(piece);
    else lines.push([piece]);
  }
  return lines.map((pieces) => lineOf(pieces, viewport)).filter(({ text }) => text !== '');
}
