import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DeckFacts, DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import { DECK_MAX_SLIDES, DECK_SLIDE_MAX_LINES, DECK_SLIDE_MAX_PT } from '@playbook/contracts/decks/deck-limits';
import { getDocument, OPS, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type DeckLayout, type DeckReading, pictureFile } from '../deck-reading.js';
import { DeckRejected } from '../deck-rejected.js';
import { drawPage } from './draw-page.js';
import { linesOf } from './lines-of.js';

/** Pictures of more pixels are left out when a page is drawn. */
const PICTURE_MAX_PIXELS = 16_777_216;
const MAX_PICTURES = 200;
/** Fonts that a file names and does not hold are drawn by those of the reader's own package. */
const FONTS = `${join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts')}/`;
const PICTURES = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);

/**
 * Reads a PDF: text with its places, sizes and contrast. Scripts of the file are never run and addresses in it never opened.
 * @throws DeckRejected
 */
export async function readPdf(bytes: Buffer, reading: DeckReading): Promise<DeckFacts> {
  const document = await openPdf(bytes);
  if (document.numPages > DECK_MAX_SLIDES) throw new DeckRejected('too-many-slides');
  try {
    const slides: DeckSlide[] = [];
    let layout: DeckLayout | null = null;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      if (!(Math.max(width, height) <= DECK_SLIDE_MAX_PT)) throw new DeckRejected('slide-size');
      if (!(Math.min(width, height) > 0)) throw new DeckRejected('unreadable');
      if (layout === null) {
        layout = { format: 'pdf', widthPt: width, heightPt: height, isDrawn: true };
        reading.onLayout?.(layout);
      }
      slides.push(await readPage(page, number, reading));
      page.cleanup();
    }
    if (layout === null) throw new DeckRejected('no-slides');
    return { ...layout, slides };
  } catch (error) {
    throw error instanceof DeckRejected ? error : new DeckRejected('unreadable');
  }
}

async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      standardFontDataUrl: FONTS,
      maxImageSize: PICTURE_MAX_PIXELS,
      verbosity: VerbosityLevel.ERRORS,
      useSystemFonts: false,
      stopAtErrors: true,
    }).promise;
  } catch (error) {
    throw new DeckRejected(error instanceof PasswordException ? 'password' : 'unreadable');
  }
}

async function readPage(page: PDFPageProxy, number: number, { pictures, onSlide }: DeckReading): Promise<DeckSlide> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  const { contrastOf, toJpeg } = await drawPage(page);
  const lines = linesOf(items, viewport).slice(0, DECK_SLIDE_MAX_LINES);
  const slide: DeckSlide = {
    number,
    lines: lines.map((line) => ({ ...line, contrast: contrastOf(line.box) })),
    pictures: Math.min(MAX_PICTURES, fnArray.filter((operator: number) => PICTURES.has(operator)).length),
    charts: [],
    notes: null,
  };
  const picture = pictures === undefined ? null : pictureFile(pictures, number);
  if (picture !== null) await writeFile(picture, await toJpeg());
  onSlide?.(slide, picture);
  return slide;
}
