import { createCanvas } from '@napi-rs/canvas';

/** A slide as a test plans it. */
export interface PlannedSlide {
  readonly title: string;
  readonly lines: readonly string[];
  /** In points; 20 unless said. */
  readonly linePt?: number;
  /** Grey of the letters, 0 is black; 0.1 unless said. */
  readonly grey?: number;
  /** The slide is a picture of itself and holds no text. */
  readonly isScanned?: boolean;
  /** The slide is a picture on which nothing is written. */
  readonly isBlank?: boolean;
  /** The slide is there and is not shown. */
  readonly isHidden?: boolean;
  /** Where a picture of the slide is to be fetched from. */
  readonly pictureAddress?: string;
  /** Name of the series of a chart. */
  readonly chart?: string;
}

export interface PlannedDeck {
  readonly slides: readonly PlannedSlide[];
  /** In points; 16:9 unless said. */
  readonly widthPt?: number;
}

/** How every planned slide is laid out, in points. */
export const LAYOUT = { heightPt: 540, widePt: 960, titlePt: 36, linePt: 20, marginPt: 48, grey: 0.1, leading: 1.4 };

/** A white picture of one pixel. */
const BLANK = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
const PIXELS_PER_PT = 2;
/** DejaVu Sans is wider than Helvetica, and a title has to fit its slide. */
const SCAN_SHARE = 0.8;

/** The picture that a slide consists of, as a PNG; null for a slide of text. */
export function pictureOf(slide: PlannedSlide, widthPt: number): Buffer | null {
  if (slide.isBlank === true) return BLANK;
  if (slide.isScanned !== true) return null;
  const { heightPt, titlePt, marginPt, leading } = LAYOUT;
  const { title, lines, linePt = LAYOUT.linePt } = slide;
  const canvas = createCanvas(widthPt * PIXELS_PER_PT, heightPt * PIXELS_PER_PT);
  const context = canvas.getContext('2d');
  context.scale(PIXELS_PER_PT, PIXELS_PER_PT);
  context.fillStyle = 'white';
  context.fillRect(0, 0, widthPt, heightPt);
  context.fillStyle = 'black';
  context.font = `${titlePt * SCAN_SHARE}px DejaVu Sans`;
  context.fillText(title, marginPt, marginPt + titlePt);
  context.font = `${linePt * SCAN_SHARE}px DejaVu Sans`;
  lines.forEach((line, index) =>
    context.fillText(line, marginPt, 2 * marginPt + titlePt + (index + 1) * linePt * leading),
  );
  return canvas.toBuffer('image/png');
}
