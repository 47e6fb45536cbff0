import { type DeckAnalysis, deckAnalysisSchema } from '@playbook/contracts/decks/deck-analysis.schema';
import { deckUploads } from '@playbook/contracts/decks/deck-uploads.contract';
import { pdfDeck } from '@playbook/testing/decks/pdf-deck';
import { PLANTED_DECKS } from '@playbook/testing/decks/planted-decks';
import { pptxDeck } from '@playbook/testing/decks/pptx-deck';
import type { Founder } from '../auth/founder.js';
import { FounderUploads } from './file-upload.js';

/** What begins as a PDF does, and cannot be read any further. */
export const tinyDeck = (): Buffer => Buffer.from('%PDF-1.7\nA deck of a test');

/** Body of a call that begins an upload. */
export const newDeckUpload = (fileName: string, content = tinyDeck()): object =>
  FounderUploads.bodyOf(content, fileName);

export const deckUploadsOf = (url: string, founder: Founder): FounderUploads =>
  new FounderUploads(url, founder, deckUploads);

/** One of the decks with known faults, by its name. @throws Error when there is none */
export async function plantedDeck(name: string, format: 'pdf' | 'pptx' = 'pdf'): Promise<Buffer> {
  const planted = PLANTED_DECKS.find((deck) => deck.name === name);
  if (planted === undefined) throw new Error(`There is no deck '${name}'`);
  return format === 'pdf' ? pdfDeck(planted.deck) : pptxDeck(planted.deck);
}

/** A founder's deck, uploaded and not analyzed. */
export const uploadDeck = async (
  url: string,
  founder: Founder,
  content: Buffer,
  fileName = 'deck.pdf',
): Promise<DeckAnalysis> => deckAnalysisSchema.parse(await deckUploadsOf(url, founder).upload(content, fileName));
