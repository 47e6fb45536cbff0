/**
 * `npm run damaged-videos`: has 2,000 videos that were damaged by seed read and decoded, every twentieth through the whole process of an
 * analysis, and says how each ended. Ends with 1 when one is neither decoded nor refused, or takes longer than it may. A number after
 * `--` is how many.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMediaEngine } from '../src/engine/media-engine.js';
import { detectJail } from '../src/jail/jail.js';
import { damaged, makeSmall } from './clips/hostile-videos.js';
import { measured } from './known-video.js';
import { codeOf, tryVideo, VIDEO_LIMIT_MS } from './try-video.js';

const DEFAULT_COUNT = 2_000;
const WHOLE_EVERY = 20;
/** Every fifth video is cut off besides, and most of those are refused by their header: those are left to the others. */
const FIRST_WHOLE = 7;
const SAY_EVERY = 200;

const count = Number(process.argv[2] ?? DEFAULT_COUNT);
const folder = mkdtempSync(join(tmpdir(), 'playbook-damaged-'));
const ends = new Map<string, number>();
const faults: string[] = [];
let slowestMs = 0;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function analyse(file: string) {
  try {
    await measured(file);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}

async function tryOne(seed: number, run: () => Promise<string | null>, part: string): Promise<void> {
  const startedAtMs = performance.now();
  try {
    const end = `${part}: ${(await run()) ?? 'taken'}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
  } catch (error) {
    faults.push(`${part}, seed ${seed}: ${error instanceof Error ? error.message : 'no error'}`);
  }
  const tookMs = performance.now() - startedAtMs;
  slowestMs = Math.max(slowestMs, tookMs);
  if (tookMs > VIDEO_LIMIT_MS) faults.push(`${part}, seed ${seed}: took ${Math.round(tookMs)} ms`);
}

try {
  const jail = detectJail();
  const engine = await findMediaEngine(jail, { searchPath: process.env['PATH'] }, folder);
  if (engine === null) throw new Error('There is no ffmpeg on this machine');
  say(`${count} videos in a jail of ${jail.level}`);
  const [good, made] = [join(folder, 'good'), join(folder, 'made')];
  makeSmall(good);
  const bytes = readFileSync(good);
  for (let seed = 0; seed < count; seed += 1) {
    writeFileSync(made, damaged(bytes, seed));
    await tryOne(seed, () => tryVideo(made, { engine, jail }), 'decoding');
    if (seed % WHOLE_EVERY === FIRST_WHOLE) await tryOne(seed, () => analyse(made), 'whole analysis');
    if ((seed + 1) % SAY_EVERY === 0) say(`  ${seed + 1} done, ${faults.length} faults`);
  }
  for (const [end, videos] of [...ends].toSorted()) say(`  ${end}: ${videos}`);
  say(`Slowest: ${Math.round(slowestMs)} ms of ${VIDEO_LIMIT_MS}; ${faults.length} faults`);
  for (const fault of faults) say(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
