import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { markdownFile, pdfFile } from '../../../../lib/document/document-files.js';
import { type ExportFormat, useExport } from '../../../../lib/document/use-export.js';
import { deckReport, type ReportedDeck } from '../../lib/report/deck-report.js';

const FORMATS: readonly ExportFormat<ReportedDeck>[] = [
  { extension: 'pdf', label: 'PDF', render: (deck) => pdfFile(deckReport(deck)) },
  { extension: 'md', label: 'Markdown', render: (deck) => markdownFile(deckReport(deck)) },
];

const TARGET = { fileName: 'deck-report', holders: 'Markdown holds them.' };

interface ReportButtonsProps {
  readonly deck: ReportedDeck;
}

/** Exports what was found: scores, map, and the remarks on each slide. */
export function ReportButtons({ deck }: ReportButtonsProps): ReactNode {
  const { isBusy, start } = useExport<ReportedDeck>(TARGET);
  return FORMATS.map((format) => (
    <Button
      key={format.extension}
      size="md"
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      disabled={isBusy}
      onClick={() => void start(format, deck)}
    >
      Report as {format.label}
    </Button>
  ));
}
