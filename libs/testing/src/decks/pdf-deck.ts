import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { LAYOUT, pictureOf, type PlannedDeck, type PlannedSlide } from './planned-deck.js';

const { heightPt, widePt, titlePt, marginPt, leading } = LAYOUT;

/** The deck as a PDF of text on white pages. A chart is drawn as what is written above it. */
export async function pdfDeck({ slides, widthPt = widePt }: PlannedDeck): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const slide of slides) {
    const page = document.addPage([widthPt, heightPt]);
    const picture = pictureOf(slide, widthPt);
    if (picture !== null)
      page.drawImage(await document.embedPng(picture), { x: 0, y: 0, width: widthPt, height: heightPt });
    else drawText(page, slide, font);
  }
  return Buffer.from(await document.save());
}

function drawText(page: PDFPage, slide: PlannedSlide, font: PDFFont): void {
  const { title, lines, chart, linePt = LAYOUT.linePt, grey = LAYOUT.grey } = slide;
  const color = rgb(grey, grey, grey);
  page.drawText(title, { x: marginPt, y: heightPt - marginPt - titlePt, size: titlePt, font, color });
  [...lines, ...(chart === undefined ? [] : [chart])].forEach((line, index) => {
    const y = heightPt - 2 * marginPt - titlePt - (index + 1) * linePt * leading;
    page.drawText(line, { x: marginPt, y, size: linePt, font, color });
  });
}
