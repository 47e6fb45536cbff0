import { type DeckReply, deckOrderSchema } from './deck-process.js';
import { DeckRejected } from './deck-rejected.js';
import { readDeck } from './read-deck.js';

/** The process that reads one deck, which it is told over its channel, and ends when it has replied. */
process.once('message', (message) => {
  void run(deckOrderSchema.parse(message).path).then((reply) =>
    process.send?.(reply, undefined, undefined, () => process.exit()),
  );
});
// Whoever started it has gone, and nobody waits for what it does.
process.once('disconnect', () => process.exit());

async function run(path: string): Promise<DeckReply> {
  try {
    return { kind: 'done', facts: await readDeck(path) };
  } catch (error) {
    if (error instanceof DeckRejected) return { kind: 'rejected', code: error.code };
    throw error;
  }
}
