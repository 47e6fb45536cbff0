import type { Pixels } from './pixels.js';

/** A rectangle of a picture, in pixels; the right and lower edges are outside of it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LEVELS = 256;
/** Flare of a screen (WCAG 2.2, definition of contrast ratio). */
const FLARE = 0.05;
const LINEAR = Float64Array.from({ length: LEVELS }, (_, value) => {
  const share = value / (LEVELS - 1);
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/**
 * Contrast of letters with what is behind them (WCAG 2.2, success criterion 1.4.3), 1 to 21: the pixels of the box are parted into two
 * groups by Otsu's method, and each group counts by the luminance in its middle.
 */
export function contrastIn({ rgb, widthPx, heightPx }: Pixels, box: Box): number {
  const counts = new Uint32Array(LEVELS);
  for (let y = Math.max(0, box.top); y < Math.min(heightPx, box.bottom); y += 1) {
    for (let x = Math.max(0, box.left); x < Math.min(widthPx, box.right); x += 1) {
      const grey = greyAt(rgb, (y * widthPx + x) * 3);
      counts[grey] = (counts[grey] ?? 0) + 1;
    }
  }
  const cut = otsuCut(counts);
  const [dark, light] = [middleOf(counts, 0, cut), middleOf(counts, cut, LEVELS)];
  return (luminance(light) + FLARE) / (luminance(dark) + FLARE);
}

/** Grey of the same luminance; from 0 to 255. */
function greyAt(rgb: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
  return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
}

const luminance = (grey: number): number => LINEAR[grey] ?? 0;

/** Where two groups of levels differ most from each other and least within themselves. */
function otsuCut(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weighted = counts.reduce((sum, count, level) => sum + count * level, 0);
  let [below, belowSum, best, cut] = [0, 0, -1, 1];
  for (let level = 0; level < LEVELS - 1; level += 1) {
    below += counts[level] ?? 0;
    belowSum += (counts[level] ?? 0) * level;
    if (below === 0 || below === total) continue;
    const spread = belowSum / below - (weighted - belowSum) / (total - below);
    const between = below * (total - below) * spread * spread;
    if (between > best) [best, cut] = [between, level + 1];
  }
  return cut;
}

function middleOf(counts: Uint32Array, from: number, to: number): number {
  const half = counts.subarray(from, to).reduce((sum, count) => sum + count, 0) / 2;
  let seen = 0;
  for (let level = from; level < to; level += 1) {
    seen += counts[level] ?? 0;
    if (seen >= half && seen > 0) return level;
  }
  return from;
}
