import { DECK_LINE_MAX_CHARS, DECK_SLIDE_MAX_LINES, DECK_SLIDE_MAX_PT } from '@playbook/contracts/decks/deck-limits';
import sharp from 'sharp';
import { TextReader, type WrittenLine } from '../../vision/text-reader.js';
import { cleanText } from '../clean-text.js';
import type { PageLine } from './lines-of.js';

/** A second of a processor each; those behind are left without text. */
const MAX_SLIDES = 30;
/**
 * Height of a capital letter in sizes of its font. A line with letters that reach below it is taken for a little larger than it is: what is
 * read off a picture is never called too small by mistake.
 */
const CAPITAL_SIZES = 0.72;

/** Reads the words of slides that are pictures. Holds some 170 MB once there was one. */
export class PictureText {
  private reader: Promise<TextReader> | null = null;
  private slides = 0;

  /**
   * The lines of a picture.
   * @param picture As a JPEG
   * @param heightPt What its height stands for, in points
   */
  async linesOf(picture: Buffer, heightPt: number): Promise<PageLine[]> {
    this.slides += 1;
    if (this.slides > MAX_SLIDES) return [];
    this.reader ??= TextReader.open();
    const reader = await this.reader;
    const { width, height } = await sharp(picture).metadata();
    const lines = (await reader.lines(picture)).slice(0, DECK_SLIDE_MAX_LINES);
    return lines.map((line) => pageLine(line, { widthPx: width, heightPx: height, heightPt })).filter(hasText);
  }

  async close(): Promise<void> {
    await (await this.reader)?.close();
  }
}

interface Scale {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly heightPt: number;
}

const hasText = ({ text }: PageLine): boolean => text !== '';
const share = (value: number): number => Math.min(1, Math.max(0, value));

function pageLine({ text, heightPx, box }: WrittenLine, scale: Scale): PageLine {
  const [left, top] = [share(box.left / scale.widthPx), share(box.top / scale.heightPx)];
  const [right, bottom] = [share(box.right / scale.widthPx), share(box.bottom / scale.heightPx)];
  const sizePt = ((heightPx / scale.heightPx) * scale.heightPt) / CAPITAL_SIZES;
  return {
    text: cleanText(text, DECK_LINE_MAX_CHARS),
    box: { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) },
    sizePt: Math.min(DECK_SLIDE_MAX_PT, Math.max(1, sizePt)),
    isTitle: false,
  };
}
