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
  const contrastOf = ({ left, top, width: wide, height: high }: DeckBox): number => {
    const [x, y] = [Math.floor(left * widthPx), Math.floor(top * heightPx)];
    const [right, bottom] = [Math.ceil((left + wide) * widthPx), Math.ceil((top + high) * heightPx)];
    const [boxWidthPx, boxHeightPx] = [Math.min(widthPx, right) - x, Math.min(heightPx, bottom) - y];
    if (boxWidthPx <= 0 || boxHeightPx <= 0) return 1;
    // Only what is looked at is taken out of the canvas: a whole picture is four megabytes.
    const { data } = context.getImageData(x, y, boxWidthPx, boxHeightPx);
    const pixels = { rgb: withoutAlpha(data), widthPx: boxWidthPx, heightPx: boxHeightPx };
    const all = { left: 0, top: 0, right: boxWidthPx, bottom: boxHeightPx };
    return Math.min(CONTRAST_MAX, Math.max(1, contrastIn(pixels, all)));
  };
  return { contrastOf, toJpeg: () => canvas.encode('jpeg', JPEG_QUALITY) };
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / RGBA) * RGB);
  for (let pixel = 0; pixel < rgba.length / RGBA; pixel += 1)
    for (let channel = 0; channel < RGB; channel += 1) rgb[pixel * RGB + channel] = rgba[pixel * RGBA + channel] ?? 0;
  return rgb;
}
