import type { FileKind, SniffedFile } from '@playbook/service-kit/founder-files/file-kind';

/**
 * What a file is recognised by, as Latin-1: an archive by its first bytes, a PDF by a mark that may stand behind others. Whether it holds
 * slides is known when it is read.
 */
const MARKS: readonly (readonly [isOne: (text: string) => boolean, file: SniffedFile])[] = [
  [(text) => text.includes('%PDF-'), { extension: 'pdf', contentType: 'application/pdf' }],
  [
    (text) => text.startsWith('PK\u0003\u0004'),
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
    const [, file = null] = MARKS.find(([isOne]) => isOne(text)) ?? [];
    return file;
  },
  refusal: 'is not a PDF or a PPTX',
};
