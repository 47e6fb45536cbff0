import { createCanvas } from '@napi-rs/canvas';
import type { DeckBox } from '@playbook/contracts/decks/deck-facts.schema';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { contrastIn } from '../../vision/contrast.js';

/** Enough for the letters of a slide to have an inside. */
const LONGEST_SIDE_PX = 1_280;
const RGBA = 4;
const RGB = 3;
const CONTRAST_MAX = 21;
const JPEG_QUALITY = 80;

/** A page that was drawn. */
interface DrawnPage {
  /** Contrast of what is within a box with what is behind it (WCAG 2.2), 1 to 21. */
  readonly contrastOf: (box: DeckBox) => number;
  /** The picture as a JPEG, its longest side 1,280 pixels. */
  readonly toJpeg: () => Promise<Buffer>;
}

export async function drawPage(page: PDFPageProxy): Promise<DrawnPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGEST_SIDE_PX / Math.max(width, height) });
  const [widthPx, heightPx] = [Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height))];
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  // The types of a browser's canvas and of this one differ in what is not used here.
  const order = { canvas: null, canvasContext: context, viewport } as unknown as Parameters<typeof page.render>[0];
  await page.render(order).promise;
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  const rgb = new Uint8Array(widthPx * heightPx * RGB);
  for (let pixel = 0; pixel < widthPx * heightPx; pixel += 1)
    for (let channel = 0; channel < RGB; channel += 1) rgb[pixel * RGB + channel] = data[pixel * RGBA + channel] ?? 0;
  const contrastOf = ({ left, top, width: wide, height: high }: DeckBox): number => {
    const box = {
      left: Math.floor(left * widthPx),
      top: Math.floor(top * heightPx),
      right: Math.ceil((left + wide) * widthPx),
      bottom: Math.ceil((top + high) * heightPx),
    };
    return Math.min(CONTRAST_MAX, Math.max(1, contrastIn({ rgb, widthPx, heightPx }, box)));
  };
  return { contrastOf, toJpeg: () => canvas.encode('jpeg', JPEG_QUALITY) };
}
