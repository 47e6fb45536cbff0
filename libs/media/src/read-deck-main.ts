/** `npm run read-deck -- FILE`: writes what stands in a deck as JSON, or why it is not read. */
import { resolve } from 'node:path';
import { DeckProcess } from './deck/deck-process.js';

const [, , path] = process.argv;
try {
  if (path === undefined) throw new Error('Say which file: npm run read-deck -- deck.pdf');
  process.stdout.write(`${JSON.stringify(await new DeckProcess().read(resolve(path)))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'It failed'}\n`);
  process.exitCode = 1;
}
