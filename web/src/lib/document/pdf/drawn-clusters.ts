import type { FontBook } from './font-book.js';
import type { PdfFaceName } from './pdf-faces.js';

/** What a reader sees as one character, and how it is drawn. */
export interface DrawnCluster {
  /** Where it begins in its line, in UTF-16 code units. */
  readonly start: number;
  /** May differ from what was typed: invisible characters go, missing ones are spelt out. */
  readonly drawn: string;
  readonly face: PdfFaceName;
  readonly isSpace: boolean;
}

/** Characters that change how others are drawn, and are nothing to see themselves. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const SPACE = /^\s+$/u;
/** Fonts of signs, whose spaces are as wide as the signs. */
const SIGN_FACES: ReadonlySet<PdfFaceName> = new Set(['math', 'symbols', 'emoji']);
const SPACE_CODE_POINT = 0x20;
const TAB_SPACES = '    ';
const HEX = 16;
const CODE_POINT_DIGITS = 4;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Stands for a character that no font holds, so that it is not lost: `[U+4F60]`. */
const spellOut = (character: string): string => {
  const hex = (character.codePointAt(0) ?? 0).toString(HEX).toUpperCase();
  return `[U+${hex.padStart(CODE_POINT_DIGITS, '0')}]`;
};

const withoutUnheld = (text: string, face: PdfFaceName, book: FontBook): string =>
  text.replace(INVISIBLE, (character) => (book.holds(face, character.codePointAt(0) ?? 0) ? character : ''));

interface Drawing {
  readonly drawn: string;
  readonly face: PdfFaceName;
}

/** A cluster in a font that holds it: composed, else as typed, else in its plain form. */
function drawWhole(cluster: string, book: FontBook): Drawing | null {
  for (const form of [cluster.normalize('NFC'), cluster, cluster.normalize('NFKC')]) {
    const visible = form.replace(INVISIBLE, '');
    const face = visible === '' ? 'latin' : book.faceOf(visible);
    if (face !== null) return { face, drawn: withoutUnheld(form, face, book) };
  }
  return null;
}

/** Parts a line into what a reader sees as characters, each with a font, and tells which characters no font holds. */
export function drawnClusters(
  line: string,
  book: FontBook,
  onMissing: (character: string) => void,
): readonly DrawnCluster[] {
  const clusters: DrawnCluster[] = [];
  const add = (start: number, { drawn, face }: Drawing): void => {
    const isSpace = SPACE.test(drawn);
    const before = clusters.at(-1)?.face;
    // A space stays in the font of its word, so that the stretch is not cut.
    const isInWord = isSpace && before !== undefined && !SIGN_FACES.has(before) && book.holds(before, SPACE_CODE_POINT);
    clusters.push({ start, drawn, face: isInWord ? before : face, isSpace });
  };
  for (const { segment, index } of segmenter.segment(line)) {
    const text = segment === '\t' ? TAB_SPACES : segment;
    const whole = drawWhole(text, book);
    if (whole !== null) add(index, whole);
    else
      for (const character of text) {
        const part = drawWhole(character, book);
        if (part === null) onMissing(character);
        add(index, part ?? { drawn: spellOut(character), face: 'latin' });
      }
  }
  return clusters;
}
