/**
 * `npm run damaged-decks`: has 500 PDFs and 500 PPTX that were damaged by seed read as the product reads them, each in a process of its
 * own, and says how each ended. Ends with 1 when one is neither read nor refused with a reason. A number after `--` is how many of each.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLANTED_DECKS } from '@playbook/testing/decks/planted-decks';
import { pdfDeck } from '@playbook/testing/decks/pdf-deck';
import { pptxDeck } from '@playbook/testing/decks/pptx-deck';
import { DeckProcess } from '../src/deck/deck-process.js';
import { DeckRejected } from '../src/deck/deck-rejected.js';
import { damaged } from './clips/hostile-videos.js';
import { FLAGS } from './known-video.js';

const DEFAULT_COUNT = 500;
const SAY_EVERY = 100;
const LIMIT_MS = 60_000;
const BYTES_PER_MB = 1_048_576;

const count = Number(process.argv[2] ?? DEFAULT_COUNT);
const folder = mkdtempSync(join(tmpdir(), 'playbook-damaged-'));
const file = join(folder, 'in');
const entry = { file: pathToFileURL(join(import.meta.dirname, '../src/deck/deck-main.ts')), execArgv: FLAGS };
const decks = new DeckProcess(LIMIT_MS, entry);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const memoryMb = (): number => Math.round(process.memoryUsage().rss / BYTES_PER_MB);

async function endOf(seed: number, faults: string[]): Promise<string> {
  try {
    return (await decks.read(file, { pictures: folder })).isDrawn ? 'read and drawn' : 'read';
  } catch (error) {
    if (error instanceof DeckRejected) return error.code;
    faults.push(`seed ${seed}: ${error instanceof Error ? error.name : 'no error'}`);
    return 'fault';
  }
}

try {
  const slides = PLANTED_DECKS.find(({ name }) => name === 'good, before revenue')?.deck.slides ?? [];
  for (const [format, bytes] of [
    ['PDF', await pdfDeck({ slides })] as const,
    ['PPTX', pptxDeck({ slides })] as const,
  ]) {
    const ends = new Map<string, number>();
    const faults: string[] = [];
    let slowestMs = 0;
    for (let seed = 0; seed < count; seed += 1) {
      writeFileSync(file, damaged(bytes, seed));
      const startedAtMs = performance.now();
      const end = await endOf(seed, faults);
      ends.set(end, (ends.get(end) ?? 0) + 1);
      slowestMs = Math.max(slowestMs, performance.now() - startedAtMs);
      if ((seed + 1) % SAY_EVERY === 0) say(`  ${seed + 1} done, ${faults.length} faults, ${memoryMb()} MB here`);
    }
    // What is out of time is refused as too complex.
    say(`${count} ${format}, slowest ${Math.round(slowestMs)} ms of ${LIMIT_MS}, ${faults.length} faults`);
    for (const [end, files] of [...ends].toSorted()) say(`  ${end}: ${files}`);
    for (const fault of faults) say(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
