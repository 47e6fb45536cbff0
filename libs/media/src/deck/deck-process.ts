import { type DeckFacts, deckFactsSchema } from '@playbook/contracts/decks/deck-facts.schema';
import { deckRejectionCodeSchema } from '@playbook/contracts/decks/deck-rejection';
import { z } from 'zod';
import { askLimitedProcess, type MediaProcessEntry } from '../process/limited-process.js';
import { MediaProcessFailed } from '../process/media-failures.js';
import { DeckRejected } from './deck-rejected.js';

const ENTRY = new URL('./deck-main.js', import.meta.url);
/** Sixty slides of a large file take some 10 s of a quiet machine. */
const DEFAULT_TIMEOUT_MS = 60_000;

/** What the process is asked for. */
export const deckOrderSchema = z.object({ path: z.string().min(1).max(4_096) });

const deckReplySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), facts: deckFactsSchema }),
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
  async read(path: string, signal?: AbortSignal): Promise<DeckFacts> {
    try {
      return await askLimitedProcess(this.entry, {
        order: { path },
        timeoutMs: this.timeoutMs,
        signal,
        read: readReply,
      });
    } catch (error) {
      throw error instanceof MediaProcessFailed ? new DeckRejected('too-complex') : error;
    }
  }
}

function readReply(message: unknown): { readonly result: DeckFacts } {
  const { success, data: reply } = deckReplySchema.safeParse(message);
  if (!success) throw new MediaProcessFailed('reply');
  if (reply.kind === 'rejected') throw new DeckRejected(reply.code);
  return { result: reply.facts };
}
