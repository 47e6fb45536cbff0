import sharp from 'sharp';

/** A picture as bytes: red, green and blue of each pixel, row by row. */
export interface Pixels {
  readonly rgb: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Pictures are our own, yet a bound costs nothing. */
const PIXELS_MAX = 16_777_216;
const CHANNELS = 3;

/**
 * Decodes a picture file.
 * @param maxWidthPx wider ones are made smaller
 * @throws Error when it is no picture, or larger than 16 megapixels
 */
export async function readPixels(path: string, maxWidthPx: number): Promise<Pixels> {
  const { data, info } = await sharp(path, { limitInputPixels: PIXELS_MAX })
    .resize({ width: maxWidthPx, withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== CHANNELS) throw new Error(`A picture has ${info.channels} channels instead of ${CHANNELS}`);
  return {
    rgb: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    widthPx: info.width,
    heightPx: info.height,
  };
}
