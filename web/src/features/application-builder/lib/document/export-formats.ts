import { type ApplicationDocument, readableApplication } from './application-document.js';
import { renderText } from './render-text.js';

/** A file made of the application. */
interface ExportedFile {
  readonly content: Blob;
  /** Characters that the format could not show as they are. */
  readonly missingCharacters: readonly string[];
}

/** One way to export the application. */
export interface ExportFormat {
  readonly extension: 'txt' | 'md' | 'pdf' | 'docx';
  readonly label: string;
  /** @throws when a part of the format cannot be downloaded */
  readonly render: (document: ApplicationDocument) => Promise<ExportedFile>;
}

const complete = (part: BlobPart, type: string): ExportedFile => ({
  content: new Blob([part], { type }),
  missingCharacters: [],
});

/** Every format of the preview's menu. Writers that weigh something are loaded with their first use. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    extension: 'txt',
    label: 'Text',
    render: (document) => Promise.resolve(complete(renderText(document), 'text/plain;charset=utf-8')),
  },
  {
    extension: 'md',
    label: 'Markdown',
    render: async (document) => {
      const { renderMarkdown } = await import('../../../../lib/document/render-markdown.js');
      return complete(renderMarkdown(readableApplication(document)), 'text/markdown;charset=utf-8');
    },
  },
  {
    extension: 'pdf',
    label: 'PDF',
    render: async (document) => {
      const [{ renderPdf }, { downloadPdfFont }] = await Promise.all([
        import('../../../../lib/document/pdf/render-pdf.js'),
        import('../../../../lib/document/pdf/download-pdf-font.js'),
      ]);
      const { bytes, missingCharacters } = await renderPdf(readableApplication(document), {
        loadFont: downloadPdfFont,
        createdAt: new Date(),
      });
      return { content: new Blob([bytes], { type: 'application/pdf' }), missingCharacters };
    },
  },
  {
    extension: 'docx',
    label: 'Word',
    render: async (document) => {
      const { renderDocx } = await import('./render-docx.js');
      const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
      return complete(await renderDocx(document), type);
    },
  },
];

/** The name that the specification gives the text file (section 2), with the ending of the format. */
export const exportFileName = ({ extension }: ExportFormat): string => `yc-application-preview.${extension}`;
