import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';

/** A slide as a test plans it. */
interface PlannedSlide {
  readonly title: string;
  readonly lines: readonly string[];
  /** In points; 20 unless said. */
  readonly linePt?: number;
  /** Grey of the letters, 0 is black; 0.1 unless said. */
  readonly grey?: number;
}

export interface PlannedDeck {
  readonly slides: readonly PlannedSlide[];
  /** In points; 16:9 unless said. */
  readonly widthPt?: number;
}

const HEIGHT_PT = 540;
const WIDE_PT = 960;
const TITLE_PT = 36;
const LINE_PT = 20;
const MARGIN_PT = 48;
const GREY = 0.1;
const LEADING = 1.4;

/** The deck as a PDF of text on white pages. */
export async function writeDeckAsPdf({ slides, widthPt = WIDE_PT }: PlannedDeck): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const { title, lines, linePt = LINE_PT, grey = GREY } of slides) {
    const page = document.addPage([widthPt, HEIGHT_PT]);
    const color = rgb(grey, grey, grey);
    page.drawText(title, { x: MARGIN_PT, y: HEIGHT_PT - MARGIN_PT - TITLE_PT, size: TITLE_PT, font, color });
    lines.forEach((line, index) => {
      const y = HEIGHT_PT - 2 * MARGIN_PT - TITLE_PT - (index + 1) * linePt * LEADING;
      page.drawText(line, { x: MARGIN_PT, y, size: linePt, font, color });
    });
  }
  return Buffer.from(await document.save());
}
