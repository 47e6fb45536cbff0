import type { ReadableDocument } from './readable-document.js';

/** A file made of a document. */
export interface ExportedFile {
  readonly content: Blob;
  /** Characters that the format could not show as they are. */
  readonly missingCharacters: readonly string[];
}

/** A file that shows every character. */
export const completeFile = (part: BlobPart, type: string): ExportedFile => ({
  content: new Blob([part], { type }),
  missingCharacters: [],
});

/** @throws when the writer cannot be downloaded */
export async function markdownFile(document: ReadableDocument): Promise<ExportedFile> {
  const { renderMarkdown } = await import('./render-markdown.js');
  return completeFile(renderMarkdown(document), 'text/markdown;charset=utf-8');
}

/** @throws when the writer or a font cannot be downloaded */
export async function pdfFile(document: ReadableDocument): Promise<ExportedFile> {
  const [{ renderPdf }, { downloadPdfFont }] = await Promise.all([
    import('./pdf/render-pdf.js'),
    import('./pdf/download-pdf-font.js'),
  ]);
  const { bytes, missingCharacters } = await renderPdf(document, { loadFont: downloadPdfFont, createdAt: new Date() });
  return { content: new Blob([bytes], { type: 'application/pdf' }), missingCharacters };
}
