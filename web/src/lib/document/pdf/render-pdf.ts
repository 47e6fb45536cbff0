import { EDITION } from '@playbook/contracts/core/edition';
import PdfFile from 'pdfkit';
import { printableText } from '../printable-text.js';
import type { DocumentPart, ReadableDocument } from '../readable-document.js';
import { openFontBook } from './font-book.js';
import type { LoadPdfFont } from './pdf-faces.js';
import { MARGIN_PT, PAGE_SIZE_PT, PdfPageWriter, type TextStyle } from './pdf-page-writer.js';

const TITLE: TextStyle = { sizePt: 22, leadingPt: 26 };
const SECTION: TextStyle = { sizePt: 15, leadingPt: 19 };
const PART: TextStyle = { sizePt: 11, leadingPt: 15 };
const BODY: TextStyle = { sizePt: 10.5, leadingPt: 15.5 };
const BEFORE_SECTION_PT = 22;
const BEFORE_PART_PT = 12;
const BEFORE_PARAGRAPH_PT = 5;
/** A heading keeps so many lines of its text with it. */
const KEPT_LINES = 2;

export interface RenderPdfOptions {
  readonly loadFont: LoadPdfFont;
  readonly createdAt: Date;
}

/** A PDF, and what it could not draw. */
export interface RenderedPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Characters that no font of the PDF holds; they stand in it as `[U+4F60]`. */
  readonly missingCharacters: readonly string[];
}

type Structure = PDFKit.PDFStructureElement;
interface OutlineItem {
  addItem(title: string): OutlineItem;
}

/** Writes one document: its pages, its outline and its structure for screen readers. */
class PdfRendering {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #writer: PdfPageWriter;

  constructor(pdf: PDFKit.PDFDocument, writer: PdfPageWriter) {
    this.#pdf = pdf;
    this.#writer = writer;
  }

  write({ title, sections }: ReadableDocument): void {
    const root = this.#pdf.struct('Document');
    this.#pdf.addStructure(root);
    this.#heading(root, 'H1', title, { style: TITLE, gapPt: 0 });
    const outline = this.#pdf.outline as unknown as OutlineItem;
    for (const section of sections) {
      const part = this.#child(root, 'Sect');
      const item = this.#heading(part, 'H2', section.title, { style: SECTION, gapPt: BEFORE_SECTION_PT }, outline);
      for (const below of section.parts) this.#part(part, below, item);
      part.end();
    }
    root.end();
  }

  #part(parent: Structure, { heading, paragraphs }: DocumentPart, outline: OutlineItem | null): void {
    this.#heading(parent, 'H3', heading, { style: PART, gapPt: BEFORE_PART_PT }, outline);
    for (const lines of paragraphs) this.#paragraph(parent, lines.map(printableText));
  }

  #paragraph(part: Structure, lines: readonly string[]): void {
    const laid = lines.flatMap((line) => this.#writer.layOut(line, BODY));
    // Where the text is drawn in another order, or a character is spelt out, screen readers get it as it was typed.
    const isDrawnOtherwise = laid.some(({ isAsTyped }) => !isAsTyped);
    const paragraph = this.#child(part, 'P', isDrawnOtherwise ? { actual: lines.join('\n') } : {});
    laid.forEach((line, index) => {
      this.#writer.makeRoom(index === 0 ? BEFORE_PARAGRAPH_PT : 0, BODY.leadingPt);
      paragraph.add(() => this.#writer.draw(line, BODY));
    });
    paragraph.end();
  }

  #heading(
    parent: Structure,
    tag: 'H1' | 'H2' | 'H3',
    words: string,
    { style, gapPt }: { readonly style: TextStyle; readonly gapPt: number },
    outline: OutlineItem | null = null,
  ): OutlineItem | null {
    const lines = this.#writer.headingLines(words, style).length;
    this.#writer.makeRoom(gapPt, lines * style.leadingPt + KEPT_LINES * BODY.leadingPt);
    const heading = this.#child(parent, tag);
    heading.add(() => this.#writer.drawHeading(words, style));
    heading.end();
    return outline?.addItem(words) ?? null;
  }

  #child(parent: Structure, tag: string, options: { readonly actual?: string } = {}): Structure {
    const child = this.#pdf.struct(tag, options);
    parent.add(child);
    return child;
  }
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(join(chunks)));
    pdf.on('error', reject);
  });
}

/** What needs more than the font of the headings. */
function textIn({ title, sections }: ReadableDocument): string {
  const lines = sections.flatMap(({ parts }) => parts.flatMap(({ paragraphs }) => paragraphs.flat()));
  return [title, ...lines.map(printableText)].join('\n');
}

/**
 * The document as a PDF with real text, an outline and tags for screen readers.
 * @throws what `loadFont` throws
 */
export async function renderPdf(
  document: ReadableDocument,
  { loadFont, createdAt }: RenderPdfOptions,
): Promise<RenderedPdf> {
  const book = await openFontBook(textIn(document), loadFont);
  const pdf = new PdfFile({
    size: [...PAGE_SIZE_PT],
    margin: MARGIN_PT,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: document.title,
      Creator: EDITION.productName,
      Producer: EDITION.productName,
      CreationDate: createdAt,
    },
  });
  const bytes = collect(pdf);
  const writer = new PdfPageWriter(pdf, book);
  new PdfRendering(pdf, writer).write(document);
  writer.numberPages(document.title);
  pdf.end();
  return { bytes: await bytes, missingCharacters: [...writer.missing] };
}
