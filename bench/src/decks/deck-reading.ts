import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { medianOf } from '@playbook/media/statistics';
import { pdfDeck } from '@playbook/testing/decks/pdf-deck';
import { PLANTED_DECKS } from '@playbook/testing/decks/planted-decks';
import { cpuSecondsOf } from '../measure/cpu-seconds-of.js';
import { holdToGoal } from '../measure/hold-to-goal.js';

const ROUNDS = 5;
const SLIDES = 12;
const MAX_CPU_S = 2;
const SCORE_DECK = fileURLToPath(new URL('../../../libs/engine-fit/dist/score-deck-main.js', import.meta.url));

/**
 * Processor time of reading, drawing and judging a PDF of twelve slides, the start of both processes and the loading of the engine included. Ends
 * with 1 when it is more than two seconds.
 */
export async function runDeckReading(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'playbook-bench-deck-'));
  try {
    const [good] = PLANTED_DECKS;
    const slides = Array.from({ length: SLIDES }, (_, index) => good?.deck.slides[index % good.deck.slides.length]);
    const file = join(folder, 'deck.pdf');
    await writeFile(file, await pdfDeck({ slides: slides.flatMap((slide) => slide ?? []) }));
    const command = [process.execPath, SCORE_DECK, file];
    const runs = Array.from({ length: ROUNDS }, () => cpuSecondsOf(command, folder));
    const cpuS = medianOf(runs);
    holdToGoal(`s of a processor for a PDF of ${SLIDES} slides`, cpuS, MAX_CPU_S);
  } finally {
    await rm(folder, { recursive: true });
  }
}
