import {
  type DeckFacts,
  deckFactsSchema,
  type DeckSlide,
  deckSlideSchema,
} from '@playbook/contracts/decks/deck-facts.schema';
import { DECK_MAX_SLIDES } from '@playbook/contracts/decks/deck-limits';
import { deckRejectionCodeSchema } from '@playbook/contracts/decks/deck-rejection';
import { z } from 'zod';
import { askLimitedProcess, type MediaProcessEntry } from '../process/limited-process.js';
import { MediaProcessFailed } from '../process/media-failures.js';
import { type DeckLayout, type DeckReading, pictureFile } from './deck-reading.js';
import { DeckRejected } from './deck-rejected.js';
import { TextAmount } from './text-amount.js';

const ENTRY = new URL('./deck-main.js', import.meta.url);
/** Sixty slides of a large file take some 10 s of a quiet machine, drawing a PPTX up to 40 s, and thirty scanned slides 60 s. */
const DEFAULT_TIMEOUT_MS = 150_000;

const fileSchema = z.string().min(1).max(4_096);
/** What the process is asked for. */
export const deckOrderSchema = z.object({ path: fileSchema, pictures: fileSchema.optional() });
export type DeckOrder = z.infer<typeof deckOrderSchema>;

const deckReplySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('layout'), layout: deckFactsSchema.omit({ slides: true }) }),
  z.object({ kind: z.literal('slide'), slide: deckSlideSchema, hasPicture: z.boolean() }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('rejected'), code: deckRejectionCodeSchema }),
]);
export type DeckReply = z.infer<typeof deckReplySchema>;

/** Reads decks, each in a process of its own with less priority, bounded memory and a deadline. */
export class DeckProcess {
  constructor(
    private readonly timeoutMs = DEFAULT_TIMEOUT_MS,
    private readonly entry: MediaProcessEntry = { file: ENTRY, execArgv: [] },
  ) {}

  /**
   * @throws DeckRejected for a reason that lies in the deck, in words for its founder; one that ends its process or takes too long is
   * `too-complex`
   * @throws MediaAborted when the signal aborts
   */
  async read(path: string, { pictures, ...hooks }: DeckReading = {}, signal?: AbortSignal): Promise<DeckFacts> {
    const order: DeckOrder = pictures === undefined ? { path } : { path, pictures };
    const replies = new DeckReplies(hooks, pictures);
    try {
      return await askLimitedProcess(this.entry, {
        order,
        timeoutMs: this.timeoutMs,
        signal,
        read: (message) => replies.take(message),
      });
    } catch (error) {
      throw error instanceof MediaProcessFailed ? new DeckRejected('too-complex') : error;
    }
  }
}

/** What a process has said so far. It reads hostile files, so that nothing it says is believed unseen. */
class DeckReplies {
  private layout: DeckLayout | null = null;
  private readonly slides: DeckFacts['slides'] = [];

  private readonly amount = new TextAmount();

  constructor(
    private readonly hooks: Omit<DeckReading, 'pictures'>,
    private readonly pictures: string | undefined,
  ) {}

  /** @returns The deck with the last reply, null before it. @throws DeckRejected, MediaProcessFailed */
  take(message: unknown): { readonly result: DeckFacts } | null {
    const { success, data: reply } = deckReplySchema.safeParse(message);
    if (!success) throw new MediaProcessFailed('reply');
    switch (reply.kind) {
      case 'rejected':
        throw new DeckRejected(reply.code);
      case 'layout':
        this.layout = reply.layout;
        this.hooks.onLayout?.(reply.layout);
        return null;
      case 'slide':
        this.addSlide(reply.slide, reply.hasPicture);
        return null;
      case 'done': {
        const facts = deckFactsSchema.safeParse({ ...this.layout, slides: this.slides });
        if (!facts.success) throw new MediaProcessFailed('reply');
        return { result: facts.data };
      }
    }
  }

  private addSlide(slide: DeckSlide, hasPicture: boolean): void {
    const isNext = slide.number === this.slides.length + 1 && slide.number <= DECK_MAX_SLIDES;
    if (!isNext) throw new MediaProcessFailed('reply');
    this.amount.add(slide);
    this.slides.push(slide);
    const picture = hasPicture && this.pictures !== undefined ? pictureFile(this.pictures, slide.number) : null;
    this.hooks.onSlide?.(slide, picture);
  }
}
