import { type DeckOrder, deckOrderSchema, type DeckReply } from './deck-process.js';
import { DeckRejected } from './deck-rejected.js';
import { readDeck } from './read-deck.js';

/** The process that reads one deck, which it is told over its channel, and ends when it has replied. */
process.once('message', (message) => {
  void run(deckOrderSchema.parse(message)).then((last) =>
    process.send?.(last, undefined, undefined, () => process.exit()),
  );
});
// Whoever started it has gone, and nobody waits for what it does.
process.once('disconnect', () => process.exit());

const tell = (reply: DeckReply): void => void process.send?.(reply);

async function run({ path, pictures }: DeckOrder): Promise<DeckReply> {
  try {
    await readDeck(path, {
      pictures,
      onLayout: (layout) => tell({ kind: 'layout', layout }),
      onSlide: (slide, picture) => tell({ kind: 'slide', slide, hasPicture: picture !== null }),
    });
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof DeckRejected) return { kind: 'rejected', code: error.code };
    throw error;
  }
}
