import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { medianOf } from '@playbook/media/statistics';
import { pdfDeck } from '@playbook/testing/decks/pdf-deck';
import type { PlannedDeck } from '@playbook/testing/decks/planned-deck';
import { PLANTED_DECKS } from '@playbook/testing/decks/planted-decks';
import { pptxDeck } from '@playbook/testing/decks/pptx-deck';
import { cpuSecondsOf } from '../measure/cpu-seconds-of.js';
import { holdToGoal } from '../measure/hold-to-goal.js';

const ROUNDS = 5;
const SLIDES = 12;
const SCORE_DECK = fileURLToPath(new URL('../../../libs/engine-fit/dist/score-deck-main.js', import.meta.url));

interface DeckFormat {
  readonly name: string;
  readonly write: (deck: PlannedDeck) => Buffer | Promise<Buffer>;
  readonly maxCpuS: number;
}

const FORMATS: readonly DeckFormat[] = [
  { name: 'pdf', write: pdfDeck, maxCpuS: 2 },
  // Drawn by LibreOffice, which starts anew for each deck.
  { name: 'pptx', write: pptxDeck, maxCpuS: 4 },
];

/**
 * Processor time of reading, drawing and judging twelve slides as each format, the start of all processes and the loading of the engine
 * included. Ends with 1 when it is more than its goal.
 */
export async function runDeckReading(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'playbook-bench-deck-'));
  try {
    const [good] = PLANTED_DECKS;
    const slides = Array.from({ length: SLIDES }, (_, index) => good?.deck.slides[index % good.deck.slides.length]);
    for (const { name, write, maxCpuS } of FORMATS) {
      const file = join(folder, `deck.${name}`);
      await writeFile(file, await write({ slides: slides.flatMap((slide) => slide ?? []) }));
      const command = [process.execPath, SCORE_DECK, file];
      const runs = Array.from({ length: ROUNDS }, () => cpuSecondsOf(command, folder));
      holdToGoal(`s of a processor for ${SLIDES} slides as ${name.toUpperCase()}`, medianOf(runs), maxCpuS);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
