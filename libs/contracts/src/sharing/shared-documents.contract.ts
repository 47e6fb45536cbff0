import { DATA_TIMEOUT_MS } from '../core/limits.js';
import { defineProcedure, type Procedure } from '../core/procedure.js';
import { shareSecretBodySchema, sharedDocumentSchema } from './shared-document.schema.js';
import type { ShareKind } from './sharing.schema.js';

export type SharedDocumentProcedure = Procedure<typeof shareSecretBodySchema, typeof sharedDocumentSchema, 'public'>;

/**
 * What the holder of a share link reads. The service that keeps the text has the secret resolved by itself, so that no other process has to
 * be believed. `not_found` for a link that is unknown, over, revoked or for something else, and for a text that is gone.
 */
const readingOf = (service: string): SharedDocumentProcedure =>
  defineProcedure({
    subject: `${service}.v1.shared.read`,
    access: 'public',
    isRead: true,
    input: shareSecretBodySchema,
    output: sharedDocumentSchema,
    timeoutMs: DATA_TIMEOUT_MS,
  });

export const readSharedApplication = readingOf('applications');
export const readSharedPitch = readingOf('analysis');
export const readSharedDemo = readingOf('demos');
export const readSharedDeck = readingOf('decks');

/** Who keeps what can be shared. */
export const SHARED_DOCUMENTS: Readonly<Record<ShareKind, SharedDocumentProcedure>> = {
  application: readSharedApplication,
  pitch: readSharedPitch,
  demo: readSharedDemo,
  deck: readSharedDeck,
};
