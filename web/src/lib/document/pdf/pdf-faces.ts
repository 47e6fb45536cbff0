/**
 * The fonts of the PDF: parts of the Noto family under the SIL Open Font License, in the order they are tried. A part is downloaded
 * only for a text that has characters of its `blocks`; what it really holds is read from the font itself.
 */
export const PDF_FACES = [
  { name: 'latin', blocks: /[\s\S]/u },
  {
    name: 'latin-ext',
    blocks: /[\u0100-\u036f\u1d00-\u1eff\u2020-\u2021\u20a0-\u20c0\u2c60-\u2c7f\ua720-\ua7ff]/u,
  },
  {
    name: 'vietnamese',
    blocks: /[\u{300}-\u{36f}\u{100}-\u{131}\u{168}\u{169}\u{1a0}-\u{1b0}\u{1ea0}-\u{1ef9}\u{20ab}]/u,
  },
  { name: 'greek', blocks: /[\u0370-\u03ff]/u },
  { name: 'greek-ext', blocks: /[\u1f00-\u1fff]/u },
  {
    name: 'cyrillic',
    blocks: /[\u0300-\u036f\u0400-\u04ff\u2116]/u,
  },
  {
    name: 'cyrillic-ext',
    blocks: /[\u0460-\u052f\u1c80-\u1c8f\u20b4\u2de0-\u2dff\ua640-\ua69f]/u,
  },
  {
    name: 'devanagari',
    blocks: /[\u0900-\u097f\u1cd0-\u1cff\u20a8\u20b9\ua8e0-\ua8ff]/u,
  },
  {
    name: 'hebrew',
    blocks: /[\u0590-\u05ff\u20aa\ufb1d-\ufb4f]/u,
  },
  {
    name: 'arabic',
    blocks: /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u,
  },
  {
    name: 'math',
    blocks: /[\u2000-\u2bff\u3030\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}]/u,
  },
  {
    name: 'symbols',
    blocks: /[\u2000-\u2bff\u4dc0-\u4dff\u{10140}-\u{101ff}\u{1d2c0}-\u{1d37f}\u{1f000}-\u{1fbff}]/u,
  },
  {
    name: 'emoji',
    blocks:
      /[\u{20e3}\u{203c}\u{2049}\u{2100}-\u{2bff}\u{3030}\u{303d}\u{3297}\u{3299}\u{1f000}-\u{1fbff}\u{e0020}-\u{e007f}]/u,
  },
] as const;

export type PdfFaceName = (typeof PDF_FACES)[number]['name'];

/** The font of headings, whose words are our own. */
export const HEADING_FACE = { name: 'heading' } as const;

export type PdfFontName = PdfFaceName | typeof HEADING_FACE.name;

/** Where the font files come from. @throws when a file cannot be had */
export type LoadPdfFont = (name: PdfFontName) => Promise<Uint8Array>;
