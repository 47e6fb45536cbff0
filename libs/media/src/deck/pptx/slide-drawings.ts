import { tmpdir } from 'node:os';
import type { DeckBox, DeckLine, DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import { PdfPages, type SeenPage } from '../pdf/pdf-pages.js';
import { officePdf } from './office-pdf.js';

/** The slides of a presentation as LibreOffice draws them. */
export class SlideDrawings {
  private constructor(private readonly pages: PdfPages) {}

  /**
   * @param shownSlides How many slides are not hidden: hidden ones are not drawn
   * @param folder Where LibreOffice may work
   * @returns null where they could not be drawn
   */
  static async draw(
    bytes: Buffer,
    shownSlides: number,
    folder: string | undefined = tmpdir(),
  ): Promise<SlideDrawings | null> {
    const pdf = await officePdf(bytes, folder);
    const pages = pdf === null ? null : await PdfPages.open(pdf).catch(() => null);
    if (pages === null) return null;
    if (pages.count === shownSlides) return new SlideDrawings(pages);
    await pages.close();
    return null;
  }

  /** How a slide looks; null where its drawing is damaged. @param place From 1, hidden slides left out */
  async pageOf(place: number): Promise<SeenPage | null> {
    return await this.pages.read(place).catch(() => null);
  }

  async close(): Promise<void> {
    await this.pages.close();
  }
}

/**
 * A slide with what its drawing shows: where its lines really stand, and their contrast. Where the file has no text of the slide, as with SmartArt
 * and pictures, the lines are those of the drawing.
 */
export function seenSlide(slide: DeckSlide, page: SeenPage): DeckSlide {
  if (slide.lines.length === 0) return { ...slide, lines: [...page.lines], isRecognized: page.isRecognized };
  const rest = page.lines
    .map((line) => ({ line, letters: lettersOf(line.text) }))
    .filter(({ letters }) => letters !== '');
  const lines = slide.lines.map((line) => {
    const drawn = takeLines(rest, lettersOf(line.text));
    return drawn === null ? line : { ...line, box: boxAround(drawn), contrast: palest(drawn) };
  });
  return { ...slide, lines };
}

const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;
const lettersOf = (text: string): string => text.normalize('NFKC').replace(NOT_LETTERS, '').toLowerCase();

interface DrawnLine {
  readonly line: DeckLine;
  readonly letters: string;
}

/** Takes the lines, one after the other, that make up a paragraph letter by letter; null where none do. */
function takeLines(rest: DrawnLine[], letters: string): DeckLine[] | null {
  if (letters === '') return null;
  for (let from = 0; from < rest.length; from += 1) {
    let [to, reached] = [from, ''];
    while (to < rest.length && letters.startsWith(reached + (rest[to]?.letters ?? '')) && reached !== letters) {
      reached += rest[to]?.letters ?? '';
      to += 1;
    }
    if (reached === letters) return rest.splice(from, to - from).map(({ line }) => line);
  }
  return null;
}

function boxAround(lines: readonly DeckLine[]): DeckBox | null {
  const boxes = lines.flatMap(({ box }) => box ?? []);
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: Math.min(1, right - left), height: Math.min(1, bottom - top) };
}

function palest(lines: readonly DeckLine[]): number | null {
  const known = lines.flatMap(({ contrast }) => contrast ?? []);
  return known.length === 0 ? null : Math.min(...known);
}
