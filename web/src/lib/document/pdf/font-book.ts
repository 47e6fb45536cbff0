import { create } from 'fontkit';
import { HEADING_FACE, type LoadPdfFont, PDF_FACES, type PdfFaceName, type PdfFontName } from './pdf-faces.js';

/** The fonts that one document needs. */
export interface FontBook {
  readonly fonts: ReadonlyMap<PdfFontName, Uint8Array>;
  /** The first font that holds every character of the text; null where none does. */
  faceOf(text: string): PdfFaceName | null;
  /** Whether that font holds the character. */
  holds(face: PdfFaceName, codePoint: number): boolean;
}

function readCharacters(bytes: Uint8Array): ReadonlySet<number> {
  const font = create(bytes as Buffer);
  if (!('characterSet' in font)) throw new Error('A font of the PDF is a collection of fonts');
  return new Set(font.characterSet);
}

/** Downloads the fonts for a text, each only while characters are left that the ones before do not hold. */
export async function openFontBook(text: string, loadFont: LoadPdfFont): Promise<FontBook> {
  const fonts = new Map<PdfFontName, Uint8Array>();
  const charactersByFace = new Map<PdfFaceName, ReadonlySet<number>>();
  let left = [...new Set(text.normalize('NFC'))].join('');
  for (const { name, blocks } of PDF_FACES) {
    if (name !== 'latin' && !blocks.test(left)) continue;
    // One after the other: the next font is needed only for what this one lacks.
    const bytes = await loadFont(name);
    const characters = readCharacters(bytes);
    fonts.set(name, bytes);
    charactersByFace.set(name, characters);
    left = [...left].filter((character) => !characters.has(character.codePointAt(0) ?? 0)).join('');
  }
  fonts.set(HEADING_FACE.name, await loadFont(HEADING_FACE.name));
  const holds = (face: PdfFaceName, codePoint: number): boolean => charactersByFace.get(face)?.has(codePoint) ?? false;
  const faces = [...charactersByFace.keys()];
  return {
    fonts,
    holds,
    faceOf: (searched) =>
      faces.find((face) => [...searched].every((character) => holds(face, character.codePointAt(0) ?? 0))) ?? null,
  };
}
