import type { DeckFailure, DeckSummary } from '@playbook/contracts/decks/deck-analysis.schema';
import { DECK_REJECTIONS } from '@playbook/contracts/decks/deck-rejection';
import type { Toast } from '../../lib/notify/show-toast.js';
import {
  ANALYSIS_FAILED,
  type FileFailureText,
  type FileNouns,
  fileToasts,
  gaveUp,
  notAnalyzed,
  notUploaded,
  partNotStored,
} from './file-failures.js';

export const DECK_NOUNS: FileNouns = {
  one: 'deck',
  many: 'decks',
  uploadButton: 'Upload Deck',
  analyzeButton: 'Analyze Deck',
  isAnother: 'this is not a PDF or a PPTX that can be read. Export the deck as a PDF and choose the new file.',
};

const refused = (text: string): FileFailureText => ({ title: 'This file was not taken', text });

/** Why a file is not taken, before it is uploaded. */
export const DECK_REFUSED = {
  keynote: refused(
    'Keynote files cannot be read. In Keynote, export the presentation as a PDF, then choose that file.',
  ),
  type: refused(DECK_REJECTIONS['not-a-deck']),
  older: refused(DECK_REJECTIONS['other-office']),
  macros: refused(DECK_REJECTIONS.macros),
  size: refused(DECK_REJECTIONS['too-large']),
  empty: refused(DECK_REJECTIONS.empty),
  unreadable: refused('This browser cannot read the file. It may have been moved or deleted: choose it again.'),
} as const;

export const DECK_NOT_UPLOADED = notUploaded(DECK_NOUNS);
export const DECK_PART_NOT_STORED = partNotStored(DECK_NOUNS);
export const DECK_NOT_ANALYZED = notAnalyzed(DECK_NOUNS);
export const DECK_TOASTS = fileToasts(DECK_NOUNS);

const GAVE_UP = 'gave-up';
const REASONS: Readonly<Record<DeckFailure, string>> = { ...DECK_REJECTIONS, [GAVE_UP]: gaveUp(DECK_NOUNS) };

/** @param failed Of a record with the status `failed` */
export function deckFailed({ failure }: Pick<DeckSummary, 'failure'>): FileFailureText {
  return failure === null ? DECK_NOT_ANALYZED.otherwise : { title: ANALYSIS_FAILED, text: REASONS[failure] };
}

/** Whether the same deck may be analysed another time. */
export const deckMayPassBy = (failure: DeckFailure | null): boolean => failure === null || failure === GAVE_UP;

export const VERSION_NOT_LOADED = { text: 'The earlier version could not be loaded.' };
export const PURPOSE_NOT_CHANGED: Toast = {
  title: 'Error',
  message: 'The purpose could not be changed. Please try again.',
  tone: 'failure',
};
