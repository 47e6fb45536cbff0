import type { DeckAnalysis } from '@playbook/contracts/decks/deck-analysis.schema';
import {
  beginDeckUploadRoute,
  cancelDeckUploadRoute,
  completeDeckUploadRoute,
  getDeckUploadRoute,
  signDeckPartsRoute,
} from '@playbook/contracts/decks/deck-uploads.contract';
import { DECK_NOT_UPLOADED, DECK_PART_NOT_STORED, DECK_REFUSED } from '../../../failures/files/deck-failures.js';
import { DECK_UPLOAD_KEY } from '../../../lib/browser-storage/file-upload.schema.js';
import { keepFile } from '../../../lib/file-analysis/file.query.js';
import { UnreadableFileError } from '../../../lib/file-upload/beginning-of.js';
import { PageUpload } from '../../../lib/file-upload/page-upload.js';
import type { ChosenFile, UploadKind } from '../../../lib/file-upload/upload-kind.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { deckFaultOf, readDeckFile, RefusedDeckError } from './check-deck.js';
import { DECK_KIND } from './deck-kind.js';

export const DECK_UPLOAD_KIND: UploadKind<ChosenFile, DeckAnalysis> = {
  name: 'deck-upload',
  key: DECK_UPLOAD_KEY,
  routes: {
    begin: beginDeckUploadRoute,
    get: getDeckUploadRoute,
    sign: signDeckPartsRoute,
    complete: completeDeckUploadRoute,
    cancel: cancelDeckUploadRoute,
  },
  faultOf: deckFaultOf,
  read: readDeckFile,
  refusalOf: (error) => {
    if (error instanceof UnreadableFileError) return DECK_REFUSED.unreadable;
    return error instanceof RefusedDeckError ? error.refusal : null;
  },
  noticeOf: () => null,
  detailsOf: () => ({}),
  onUploaded: (ownerId, deck) => keepFile(queryClient, DECK_KIND, ownerId, deck),
  words: {
    unreadable: DECK_REFUSED.unreadable,
    notUploaded: DECK_NOT_UPLOADED,
    partNotStored: DECK_PART_NOT_STORED,
    uploaded: { title: 'Upload Complete', message: 'Your deck is ready for analysis', tone: 'success' },
  },
};

/** The upload of the Deck Analyzer. */
export const deckUpload = new PageUpload(DECK_UPLOAD_KIND);
