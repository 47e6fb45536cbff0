import { useState } from 'react';
import { exportFailed } from '../../../failures/application-failures.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import type { ApplicationDocument } from '../lib/document/application-document.js';
import { type ExportFormat, exportFileName } from '../lib/document/export-formats.js';
import { saveFile } from '../../../lib/save-file.js';

const SHOWN_CHARACTERS = 12;

function missingMessage(characters: readonly string[]): string {
  const shown = characters.slice(0, SHOWN_CHARACTERS).join(' ');
  const more = characters.length > SHOWN_CHARACTERS ? ` and ${characters.length - SHOWN_CHARACTERS} more` : '';
  return `Its fonts lack ${shown}${more}; they are spelled out in it. Word, Markdown and text hold them.`;
}

export interface ExportState {
  readonly isBusy: boolean;
  readonly start: (format: ExportFormat, document: ApplicationDocument) => Promise<void>;
}

/** Makes a file of the application and hands it to the browser; says what went wrong or is missing. */
export function useExport(): ExportState {
  const [isBusy, setIsBusy] = useState(false);

  const start = async (format: ExportFormat, document: ApplicationDocument): Promise<void> => {
    setIsBusy(true);
    try {
      const { content, missingCharacters } = await format.render(document);
      saveFile(exportFileName(format), content);
      if (missingCharacters.length > 0) {
        const title = `Not every character is in the ${format.label} file`;
        await showToast({ title, message: missingMessage(missingCharacters), tone: 'notice' });
      }
    } catch (error) {
      // What failed is a download or a writer; its words hold nothing of the answers.
      console.error('Export failed', format.extension, error instanceof Error ? error.name : 'unknown');
      await showToast(exportFailed(format.label));
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, start };
}
