import type { DeckFacts, DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import { DECK_MAX_SLIDES } from '@playbook/contracts/decks/deck-limits';
import { type DeckReading, keepPicture } from '../deck-reading.js';
import { DeckRejected } from '../deck-rejected.js';
import { PdfPages } from './pdf-pages.js';

/**
 * Reads a PDF: text with its places, sizes and contrast; where a page is a picture, the words on it.
 * @throws DeckRejected
 */
export async function readPdf(bytes: Buffer, reading: DeckReading): Promise<DeckFacts> {
  const pages = await PdfPages.open(bytes);
  try {
    if (pages.count > DECK_MAX_SLIDES) throw new DeckRejected('too-many-slides');
    if (pages.count === 0) throw new DeckRejected('no-slides');
    const layout = { format: 'pdf', ...(await pages.sizeOf(1)), isDrawn: true } as const;
    reading.onLayout?.(layout);
    const slides: DeckSlide[] = [];
    for (let number = 1; number <= pages.count; number += 1) {
      await pages.sizeOf(number);
      const { lines, toJpeg, ...seen } = await pages.read(number);
      const slide: DeckSlide = { ...seen, number, lines: [...lines], charts: [] };
      reading.onSlide?.(slide, await keepPicture(reading, number, toJpeg));
      slides.push(slide);
    }
    return { ...layout, slides };
  } catch (error) {
    throw error instanceof DeckRejected ? error : new DeckRejected('unreadable');
  } finally {
    await pages.close();
  }
}
