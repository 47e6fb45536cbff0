import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DeckLine } from '@playbook/contracts/decks/deck-facts.schema';
import { DECK_NOTES_MAX_CHARS, DECK_SLIDE_MAX_LINES, DECK_SLIDE_MAX_PT } from '@playbook/contracts/decks/deck-limits';
import { getDocument, OPS, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import { cleanText } from '../clean-text.js';
import { DeckRejected } from '../deck-rejected.js';
import { drawPage } from './draw-page.js';
import { linesOf } from './lines-of.js';
import { PictureText } from './picture-text.js';

/** Pictures of more pixels are left out when a page is drawn. */
const PICTURE_MAX_PIXELS = 16_777_216;
const MAX_PICTURES = 200;
/** Fonts that a file names and does not hold are drawn by those of the reader's own package. */
const FONTS = `${join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts')}/`;
const PICTURES = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);

/** A page as it was read and drawn. */
export interface SeenPage {
  readonly lines: readonly DeckLine[];
  readonly pictures: number;
  /** Comments that were written onto the page; null without any. */
  readonly notes: string | null;
  /** The page holds no text, and the lines were read off its picture. */
  readonly isRecognized: boolean;
  /** The picture as a JPEG, its longest side 1,280 pixels. */
  readonly toJpeg: () => Promise<Buffer>;
}

/** Kinds of annotations that are comments; links and fields are none, and a pop-up repeats the comment that it belongs to. */
const COMMENTS = new Set(['Text', 'FreeText']);

const commentSchema = z.object({ subtype: z.string(), contentsObj: z.object({ str: z.string() }) });

function notesIn(annotations: readonly unknown[]): string | null {
  const comments = annotations.flatMap((annotation) => {
    const { data } = commentSchema.safeParse(annotation);
    return data !== undefined && COMMENTS.has(data.subtype) ? [data.contentsObj.str] : [];
  });
  return cleanText(comments.join(' '), DECK_NOTES_MAX_CHARS) || null;
}

/** The pages of a PDF. Scripts of the file are never run and addresses in it never opened. */
export class PdfPages {
  private readonly pictureText = new PictureText();

  private constructor(private readonly document: PDFDocumentProxy) {}

  /** @throws DeckRejected `password`, `unreadable` */
  static async open(bytes: Buffer): Promise<PdfPages> {
    try {
      const document = await getDocument({
        data: new Uint8Array(bytes),
        standardFontDataUrl: FONTS,
        maxImageSize: PICTURE_MAX_PIXELS,
        verbosity: VerbosityLevel.ERRORS,
        useSystemFonts: false,
        stopAtErrors: true,
      }).promise;
      return new PdfPages(document);
    } catch (error) {
      throw new DeckRejected(error instanceof PasswordException ? 'password' : 'unreadable');
    }
  }

  get count(): number {
    return this.document.numPages;
  }

  /** Size of a page in points. @param number From 1 @throws DeckRejected `slide-size`, `unreadable` */
  async sizeOf(number: number): Promise<{ readonly widthPt: number; readonly heightPt: number }> {
    const page = await this.document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    if (!(Math.max(width, height) <= DECK_SLIDE_MAX_PT)) throw new DeckRejected('slide-size');
    if (!(Math.min(width, height) > 0)) throw new DeckRejected('unreadable');
    return { widthPt: width, heightPt: height };
  }

  /** Reads a page and draws it. @param number From 1 @throws Error of a damaged page */
  async read(number: number): Promise<SeenPage> {
    const page = await this.document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const { fnArray } = await page.getOperatorList();
    const drawn = await drawPage(page);
    const written = linesOf(items, viewport).slice(0, DECK_SLIDE_MAX_LINES);
    const pictures = Math.min(MAX_PICTURES, fnArray.filter((operator: number) => PICTURES.has(operator)).length);
    const recognized =
      written.length === 0 && pictures > 0 ? await this.pictureText.linesOf(await drawn.toJpeg(), viewport.height) : [];
    const notes = notesIn(await page.getAnnotations());
    page.cleanup();
    return {
      lines: [...written, ...recognized].map((line) => ({ ...line, contrast: drawn.contrastOf(line.box) })),
      pictures,
      notes,
      isRecognized: recognized.length > 0,
      toJpeg: drawn.toJpeg,
    };
  }

  async close(): Promise<void> {
    await this.pictureText.close();
    await this.document.loadingTask.destroy();
  }
}
