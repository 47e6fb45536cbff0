import type { DirectedCluster, Run } from './directed-line.js';
import { directLine, runsOf, visualOrder } from './directed-line.js';
import { drawnClusters } from './drawn-clusters.js';
import type { FontBook } from './font-book.js';
import { HEADING_FACE, type PdfFontName } from './pdf-faces.js';
import { wrapLine } from './wrap-line.js';

/** US letter in points, as the accelerator's country prints. */
export const PAGE_SIZE_PT = [612, 792] as const;
export const MARGIN_PT = 64;
const [WIDTH_PT, HEIGHT_PT] = PAGE_SIZE_PT;
const TEXT_WIDTH_PT = WIDTH_PT - 2 * MARGIN_PT;
const FOOTER_SIZE_PT = 9;
const FOOTER_BASELINE_PT = HEIGHT_PT - MARGIN_PT / 2;
/** Fonts that draw several letters as one sign or in another order, so that the signs do not tell what was typed. */
const JOINING_FACES: ReadonlySet<PdfFontName> = new Set(['devanagari', 'hebrew', 'arabic', 'emoji']);
const INK = '#211b16';
const FAINT_INK = '#625850';

/** Size of letters and distance of baselines in points. */
export interface TextStyle {
  readonly sizePt: number;
  readonly leadingPt: number;
}

/** A line that is ready to be drawn. */
export interface LaidLine {
  readonly runs: readonly Run[];
  readonly xPt: number;
  /** False where letters stand in another order than they were typed, or are spelt out. */
  readonly isAsTyped: boolean;
}

interface Stretch {
  readonly text: string;
  readonly font: PdfFontName;
}

/** Writes lines down the pages of a PDF and begins a new page where one is full. */
export class PdfPageWriter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #book: FontBook;
  #yPt = MARGIN_PT;
  /** Characters that no font holds. */
  readonly missing = new Set<string>();

  constructor(pdf: PDFKit.PDFDocument, book: FontBook) {
    this.#pdf = pdf;
    this.#book = book;
    for (const [name, bytes] of book.fonts) pdf.registerFont(name, bytes as Buffer);
    pdf.fillColor(INK);
  }

  /** Parts a line of an answer into lines that fit on a page. */
  layOut(text: string, { sizePt }: TextStyle): readonly LaidLine[] {
    let hasMissing = false;
    const clusters = drawnClusters(text, this.#book, (character) => {
      this.missing.add(character);
      hasMissing = true;
    });
    const line = directLine(text, clusters);
    const measure = (some: readonly DirectedCluster[]): number => this.#widthOf(runsOf(some), sizePt);
    return wrapLine(line.clusters, measure, TEXT_WIDTH_PT).map((wrapped) => {
      const runs = visualOrder(runsOf(wrapped));
      const indentPt = line.rightToLeft ? TEXT_WIDTH_PT - this.#widthOf(runs, sizePt) : 0;
      const isAsTyped = !hasMissing && runs.every(({ level, face }) => level === 0 && !JOINING_FACES.has(face));
      return { runs, xPt: MARGIN_PT + indentPt, isAsTyped };
    });
  }

  /** Leaves space, and begins a new page where fewer than so many points are left. */
  makeRoom(gapPt: number, neededPt: number): void {
    this.#yPt += gapPt;
    if (this.#yPt + neededPt <= HEIGHT_PT - MARGIN_PT) return;
    this.#pdf.addPage();
    this.#pdf.fillColor(INK);
    this.#yPt = MARGIN_PT;
  }

  /** Draws a line at the height reached; call `makeRoom` before. */
  draw({ runs, xPt }: LaidLine, style: TextStyle): void {
    this.#place(
      runs.map(({ text, face }) => ({ text, font: face })),
      xPt,
      style,
    );
  }

  /** Draws a heading, whose words are known to fit into a line or two. */
  drawHeading(words: string, style: TextStyle): void {
    for (const text of this.headingLines(words, style))
      this.#place([{ text, font: HEADING_FACE.name }], MARGIN_PT, style);
  }

  /** The lines of a heading. */
  headingLines(words: string, { sizePt }: TextStyle): readonly string[] {
    const lines: string[] = [];
    for (const word of words.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      const fits = this.#stretchWidth({ text: longer, font: HEADING_FACE.name }, sizePt) <= TEXT_WIDTH_PT;
      if (fits && lines.length > 0) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** Numbers every page; readers for blind people leave the numbers out of the text. */
  numberPages(label: string): void {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(start + page);
      this.#pdf.markContent('Artifact', { type: 'Pagination' }).fillColor(FAINT_INK);
      this.#yPt = FOOTER_BASELINE_PT;
      const stretch: Stretch = { text: `${label}, page ${page + 1} of ${count}`, font: 'latin' };
      const xPt = (WIDTH_PT - this.#stretchWidth(stretch, FOOTER_SIZE_PT)) / 2;
      this.#place([stretch], xPt, { sizePt: FOOTER_SIZE_PT, leadingPt: 0 });
      this.#pdf.endMarkedContent();
    }
  }

  #place(stretches: readonly Stretch[], startPt: number, { sizePt, leadingPt }: TextStyle): void {
    this.#yPt += leadingPt;
    let xPt = startPt;
    for (const stretch of stretches) {
      // Laid out as a whole, words that are read from right to left stand in their order; else known words are faster.
      const whole = JOINING_FACES.has(stretch.font) ? { features: [] } : {};
      this.#pdf.font(stretch.font).fontSize(sizePt);
      this.#pdf.text(stretch.text, xPt, this.#yPt, { lineBreak: false, baseline: 'alphabetic', ...whole });
      xPt += this.#stretchWidth(stretch, sizePt);
    }
  }

  #widthOf(runs: readonly Run[], sizePt: number): number {
    return runs.reduce((sum, { text, face }) => sum + this.#stretchWidth({ text, font: face }, sizePt), 0);
  }

  #stretchWidth({ text, font }: Stretch, sizePt: number): number {
    return this.#pdf.font(font).fontSize(sizePt).widthOfString(text);
  }
}
