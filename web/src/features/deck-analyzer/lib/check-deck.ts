import { DECK_MAX_BYTES } from '@playbook/contracts/decks/deck-limits';
import { DECK_REFUSED } from '../../../failures/files/deck-failures.js';
import type { FileFailureText } from '../../../failures/files/file-failures.js';
import { beginningOf } from '../../../lib/file-upload/beginning-of.js';

const PDF_TYPE = 'application/pdf';
const PPTX_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const NAME = /\.(?:pdf|pptx)$/i;
/** What the browser's own dialog offers. */
export const ACCEPTED_DECKS = [PDF_TYPE, PPTX_TYPE, '.pdf', '.pptx'].join(',');

/** Names of files that founders try, each with what to do instead. */
const NAMED: readonly (readonly [name: RegExp, refusal: FileFailureText])[] = [
  [/\.key$/i, DECK_REFUSED.keynote],
  [/\.(?:ppt|pps|pot)$/i, DECK_REFUSED.older],
  [/\.(?:pptm|ppsm|potm)$/i, DECK_REFUSED.macros],
];

const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];
/** Compound files: PowerPoint before 2007, and presentations with a password. */
const COMPOUND_MARK = [0xd0, 0xcf, 0x11, 0xe0];
const PDF_MARK = '%PDF-';

/** A file that no analysis will come of. */
export class RefusedDeckError extends Error {
  override readonly name = 'RefusedDeckError';

  constructor(readonly refusal: FileFailureText) {
    super('The deck is not taken');
  }
}

/** What is wrong with a file by its name, type and size; null for nothing. What it really is, the server tells by its content. */
export function deckFaultOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileFailureText | null {
  const named = NAMED.find(([pattern]) => pattern.test(name))?.[1];
  if (named !== undefined) return named;
  if (type !== PDF_TYPE && type !== PPTX_TYPE && !NAME.test(name)) return DECK_REFUSED.type;
  if (size > DECK_MAX_BYTES) return DECK_REFUSED.size;
  return size === 0 ? DECK_REFUSED.empty : null;
}

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Looks at the first bytes of a file. @throws RefusedDeckError for another kind of file, UnreadableFileError */
export async function readDeckFile(file: File): Promise<{ readonly file: File }> {
  const bytes = await beginningOf(file);
  if (beginsWith(bytes, COMPOUND_MARK)) throw new RefusedDeckError(DECK_REFUSED.older);
  const isPdf = String.fromCharCode(...bytes).includes(PDF_MARK);
  if (!isPdf && !beginsWith(bytes, ZIP_MARK)) throw new RefusedDeckError(DECK_REFUSED.type);
  return { file };
}
