import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Line, type Page, type Worker } from 'tesseract.js';
import { medianOf } from '../statistics.js';
import { type Box, contrastIn } from './contrast.js';
import { readPixels, type Pixels } from './pixels.js';

/** A line of words as it stands on a picture. */
export interface WrittenLine {
  readonly text: string;
  /** From its highest letter to its lowest, in pixels. */
  readonly heightPx: number;
  readonly box: Box;
}

/** What is written on one picture. */
export interface WrittenText {
  readonly text: string;
  readonly words: number;
  /** Of the smallest line, as a share of the picture's height; null without words. */
  readonly smallestHeightShare: number | null;
  /** Of the palest line, 1 to 21; null without words. */
  readonly contrast: number | null;
  /** 0 to 100. */
  readonly confidence: number;
}

const LANGUAGE = 'eng';
const TEXT_MAX_CHARS = 2_000;
const WIDTH_MAX_PX = 1_280;
/** Sharp slides are read at 84 to 95, and what is seen in blurred ones at less than this. */
const CONFIDENCE_MIN = 60;
/** A line drawing is read as single letters and signs. */
const WORD = /[\p{L}\p{N}]{2}/u;
const LETTER = /[\p{L}\p{N}]/u;
const CONTRAST_MAX = 21;

/** The trained data comes out of its package; nothing is downloaded. */
const languageFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

/** Reads what is written on pictures, by Tesseract. Holds some 170 MB until it is closed. */
export class TextReader {
  private constructor(private readonly worker: Worker) {}

  /** @throws Error where it does not start */
  static async open(): Promise<TextReader> {
    const worker = await createWorker(LANGUAGE, OEM.LSTM_ONLY, {
      langPath: languageFolder(),
      cacheMethod: 'none',
      gzip: true,
      // It throws beside its promises otherwise.
      errorHandler: () => undefined,
    });
    return new TextReader(worker);
  }

  /** @throws Error for a file that is no picture */
  async read(path: string): Promise<WrittenText> {
    const pixels = await readPixels(path, WIDTH_MAX_PX);
    const { data } = await this.worker.recognize(path, {}, { text: false, blocks: true });
    return describe(data, pixels);
  }

  /**
   * The lines of a picture, in the order in which they are read.
   * @param picture As a JPEG or PNG
   * @throws Error for what is no picture
   */
  async lines(picture: Buffer): Promise<WrittenLine[]> {
    const { data } = await this.worker.recognize(picture, {}, { text: false, blocks: true });
    return linesOf(data).map((words) => ({ text: textOf(words), heightPx: heightOf(words), box: boxAround(words) }));
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

type Word = Line['words'][number];

/** Lines by the words that were read with confidence. */
const linesOf = (page: Page): Word[][] =>
  (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines: found }) => found))
    .map((line) => line.words.filter(({ text, confidence }) => confidence >= CONFIDENCE_MIN && LETTER.test(text)))
    .filter((words) => words.some(({ text }) => WORD.test(text)));

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

function describe(page: Page, pixels: Pixels): WrittenText {
  const lines = linesOf(page);
  const words = lines.flat();
  if (words.length === 0) return { text: '', words: 0, smallestHeightShare: null, contrast: null, confidence: 0 };
  const contrasts = lines.map((line) => medianOf(line.map((word) => contrastIn(pixels, boxOf(word)))));
  return {
    text: lines.map(textOf).join('\n').slice(0, TEXT_MAX_CHARS),
    words: words.length,
    smallestHeightShare: Math.min(1, Math.min(...lines.map(heightOf)) / pixels.heightPx),
    contrast: Math.min(CONTRAST_MAX, Math.max(1, Math.min(...contrasts))),
    confidence: Math.min(100, medianOf(words.map(({ confidence }) => confidence))),
  };
}

const boxOf = ({ bbox }: Word): Box => ({ left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 });

const boxAround = (words: readonly Word[]): Box => ({
  left: Math.min(...words.map(({ bbox }) => bbox.x0)),
  top: Math.min(...words.map(({ bbox }) => bbox.y0)),
  right: Math.max(...words.map(({ bbox }) => bbox.x1)),
  bottom: Math.max(...words.map(({ bbox }) => bbox.y1)),
});

/** From its highest letter to its lowest. */
function heightOf(words: readonly Word[]): number {
  const { top, bottom } = boxAround(words);
  return bottom - top;
}
