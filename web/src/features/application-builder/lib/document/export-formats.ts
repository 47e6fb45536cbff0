import { completeFile, markdownFile, pdfFile } from '../../../../lib/document/document-files.js';
import type { ExportFormat } from '../../../../lib/document/use-export.js';
import { type ApplicationDocument, readableApplication } from './application-document.js';
import { renderText } from './render-text.js';

/** Every format of the preview's menu. Writers that weigh something are loaded with their first use. */
export const EXPORT_FORMATS: readonly ExportFormat<ApplicationDocument>[] = [
  {
    extension: 'txt',
    label: 'Text',
    render: (document) => Promise.resolve(completeFile(renderText(document), 'text/plain;charset=utf-8')),
  },
  { extension: 'md', label: 'Markdown', render: (document) => markdownFile(readableApplication(document)) },
  { extension: 'pdf', label: 'PDF', render: (document) => pdfFile(readableApplication(document)) },
  {
    extension: 'docx',
    label: 'Word',
    render: async (document) => {
      const { renderDocx } = await import('./render-docx.js');
      const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
      return completeFile(await renderDocx(document), type);
    },
  },
];

/** Where exports go: the name is that of the specification (section 2). */
export const EXPORT_TARGET = {
  fileName: 'yc-application-preview',
  holders: 'Word, Markdown and text hold them.',
};
