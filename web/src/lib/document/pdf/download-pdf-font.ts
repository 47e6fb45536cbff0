import emoji from '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff?url';
import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url';
import hebrew from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?url';
import math from '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff?url';
import symbols from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff?url';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url';
import cyrillicExt from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?url';
import devanagari from '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff?url';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url';
import greekExt from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?url';
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import heading from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url';
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url';
import type { LoadPdfFont, PdfFontName } from './pdf-faces.js';

const ADDRESSES: Readonly<Record<PdfFontName, string>> = {
  latin,
  'latin-ext': latinExt,
  vietnamese,
  greek,
  'greek-ext': greekExt,
  cyrillic,
  'cyrillic-ext': cyrillicExt,
  devanagari,
  hebrew,
  arabic,
  math,
  symbols,
  emoji,
  heading,
};

/**
 * Downloads a font of the PDF from where this page came from.
 * @throws TypeError when the server cannot be reached, Error when it does not have the font
 */
export const downloadPdfFont: LoadPdfFont = async (name) => {
  const response = await fetch(ADDRESSES[name]);
  if (!response.ok) throw new Error(`The font ${name} was answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
