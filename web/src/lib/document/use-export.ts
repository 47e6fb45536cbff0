import { useState } from 'react';
import { exportFailed } from '../../failures/page-failures.js';
import { showToast } from '../notify/show-toast.js';
import { saveFile } from '../save-file.js';
import type { ExportedFile } from './document-files.js';

const SHOWN_CHARACTERS = 12;

/** One way to export something. */
export interface ExportFormat<Content> {
  readonly extension: 'txt' | 'md' | 'pdf' | 'docx';
  readonly label: string;
  /** @throws when a part of the format cannot be downloaded */
  readonly render: (content: Content) => Promise<ExportedFile>;
}

function missingMessage(characters: readonly string[], holders: string): string {
  const shown = characters.slice(0, SHOWN_CHARACTERS).join(' ');
  const more = characters.length > SHOWN_CHARACTERS ? ` and ${characters.length - SHOWN_CHARACTERS} more` : '';
  return `Its fonts lack ${shown}${more}; they are spelled out in it. ${holders}`;
}

interface ExportTarget {
  /** Without the ending. */
  readonly fileName: string;
  /** Which formats show every character, as a sentence. */
  readonly holders: string;
}

export interface ExportState<Content> {
  readonly isBusy: boolean;
  readonly start: (format: ExportFormat<Content>, content: Content) => Promise<void>;
}

/** Makes a file of something and hands it to the browser; says what went wrong or is missing. */
export function useExport<Content>({ fileName, holders }: ExportTarget): ExportState<Content> {
  const [isBusy, setIsBusy] = useState(false);

  const start = async (format: ExportFormat<Content>, document: Content): Promise<void> => {
    setIsBusy(true);
    try {
      const { content, missingCharacters } = await format.render(document);
      saveFile(`${fileName}.${format.extension}`, content);
      if (missingCharacters.length > 0) {
        const title = `Not every character is in the ${format.label} file`;
        await showToast({ title, message: missingMessage(missingCharacters, holders), tone: 'notice' });
      }
    } catch (error) {
      // What failed is a download or a writer; its words hold nothing of what a founder wrote.
      console.error('Export failed', format.extension, error instanceof Error ? error.name : 'unknown');
      await showToast(exportFailed(format.label));
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, start };
}
