import type { FileKind, SniffedFile } from '@playbook/service-kit/founder-files/file-kind';

/** What a file is recognised by, as Latin-1. Whether it holds slides is known when it is read. */
const MARKS: readonly (readonly [mark: string, file: SniffedFile])[] = [
  ['%PDF-', { extension: 'pdf', contentType: 'application/pdf' }],
  [
    'PK\u0003\u0004',
    {
      extension: 'pptx',
      contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    },
  ],
];

/** Pitch decks, as a kind of file that founders upload. */
export const DECK_FILES: FileKind = {
  schema: 'decks',
  bucket: 'pitch-decks',
  noun: 'deck',
  uploads: 'deck_uploads',
  analyses: 'deck_analyses',
  found: ['deck_slides'],
  saidColumns: { purpose: 'text' },
  extensions: MARKS.map(([, { extension }]) => extension),
  sniff: (beginning) => {
    const text = beginning.toString('latin1');
    const [, file = null] = MARKS.find(([mark]) => text.startsWith(mark)) ?? [];
    return file;
  },
  refusal: 'is not a PDF or a PPTX',
};
