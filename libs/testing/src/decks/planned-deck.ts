/** A slide as a test plans it. */
export interface PlannedSlide {
  readonly title: string;
  readonly lines: readonly string[];
  /** In points; 20 unless said. */
  readonly linePt?: number;
  /** Grey of the letters, 0 is black; 0.1 unless said. */
  readonly grey?: number;
  /** The slide is a picture and holds no text. */
  readonly isScanned?: boolean;
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
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
