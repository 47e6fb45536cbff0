/** `npm run score-deck -- FILE`: reads and judges a deck; `--purpose reading` for one that is sent and read. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deckPurposeSchema } from '@playbook/contracts/decks/deck-review.schema';
import { reviewDeck } from '@playbook/critique/deck/review-deck';
import { DeckProcess } from '@playbook/media/deck/deck-process';
import { runScript } from './command-line/run-script.js';

const JSON_INDENT = 2;

await runScript(async (print) => {
  const options = { purpose: { type: 'string', default: 'demo-day' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [path] = positionals;
  if (path === undefined) throw new Error('Say which file: npm run score-deck -- deck.pdf');
  const purpose = deckPurposeSchema.parse(values.purpose);
  const facts = await new DeckProcess().read(resolve(path));
  print([JSON.stringify(reviewDeck(facts, purpose), null, JSON_INDENT)]);
});
