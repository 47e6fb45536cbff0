import { readFile, stat } from 'node:fs/promises';
import type { DeckFacts } from '@playbook/contracts/decks/deck-facts.schema';
import { DECK_MAX_BYTES } from '@playbook/contracts/decks/deck-limits';
import type { DeckReading } from './deck-reading.js';
import { DeckRejected } from './deck-rejected.js';
import { readPdf } from './pdf/read-pdf.js';
import { readPptx } from './pptx/read-pptx.js';

const PDF_MARK = '%PDF-';
/** Readers of PDF look for the mark within the first kilobyte. */
const PDF_MARK_WITHIN_BYTES = 1_024;
const ZIP_MARK = 'PK\u0003\u0004';
/** Compound files: PowerPoint before 2007, and presentations with a password. */
const COMPOUND_MARK = '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1';

/**
 * Reads a deck by what its first bytes say that it is. Takes what the file decides: call it in a process that can be ended.
 * @throws DeckRejected for a reason that lies in the deck
 */
export async function readDeck(path: string, reading: DeckReading = {}): Promise<DeckFacts> {
  const { size } = await stat(path);
  if (size === 0) throw new DeckRejected('empty');
  if (size > DECK_MAX_BYTES) throw new DeckRejected('too-large');
  const bytes = await readFile(path);
  const beginning = bytes.toString('latin1', 0, PDF_MARK_WITHIN_BYTES);
  if (beginning.startsWith(ZIP_MARK)) return await readPptx(bytes, reading);
  if (beginning.startsWith(COMPOUND_MARK)) throw new DeckRejected('other-office');
  if (beginning.includes(PDF_MARK)) return await readPdf(bytes, reading);
  throw new DeckRejected('not-a-deck');
}
