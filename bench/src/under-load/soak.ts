import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ProductProcess, productProcesses } from '@playbook/testing/product/product-processes';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { liveHeapBytes } from '../measure/live-heap.js';
import { withClosings } from '../measure/with-closings.js';
import { Crowd } from './crowd.js';
import { isOk, percentileMs, SteadyLoad } from './steady-load.js';

const FOUNDERS = 100;
const RATE_PER_S = 60;
const MINUTES = 20;
/** Caches fill and code is compiled. */
const WARM_UP_SHARE = 0.25;
const SAMPLE_MS = 15_000;
const MS_PER_MINUTE = 60_000;
const BYTES_PER_KB = 1_024;
const BYTES_PER_MIB = 1_048_576;
/** In ten minutes. */
const LIVE_MAX_SHARE = 0.02;
const GROWTH_MINUTES = 10;
/** Connections come and go. */
const HANDLES_MAX_MORE = 10;
const NO_LIMITS = { AUTH_RATE_LIMIT_SIGNUP: '1000000', PLAYBOOK_REPLICAS: '1', LOG_LEVEL: 'error' };
/** Of backends there are as many as connections are needed, and they are ended with them. */
const WATCHED = /^(?!backend$)/;

/** Servers that are no Node processes; of these the resident memory counts. */
const SERVERS = /^(?:nats-server|redis-server|postgres)$/;
/** Below this a server's memory says nothing of what it keeps. */
const SERVER_MAX_MORE_BYTES = 5_242_880;

interface Sample {
  readonly minute: number;
  readonly residentBytes: number;
  readonly handles: number;
  /** What is still held after garbage was collected; null for what is no Node process, and between the two times it is looked at. */
  readonly liveBytes: number | null;
}

/**
 * What founders do in the builder, sixty times a second for twenty minutes (`npm run bench -- soak local 5`: another topology, fewer minutes):
 * memory and open files of each process. Ends with 1 where what a process holds after its garbage was collected grows by more than 2 % in ten
 * minutes once it is warm, a server's memory by more than 5 MiB, or a request fails. Resident memory is printed: it grows for long before any is
 * given back.
 */
export function runSoak(): Promise<void> {
  const topology: Topology = process.argv.includes('local') ? 'local' : 'distributed';
  const minutes = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? MINUTES);
  return withClosings(async (closings) => {
    const product = await startProduct({ topology, environment: NO_LIMITS });
    closings.push(() => product.stop());
    const crowd = await Crowd.join(product, FOUNDERS);
    const watched = (await productProcesses(product.processId)).filter(({ name }) => WATCHED.test(name));
    const samples = new Map(watched.map((one): [ProductProcess, Sample[]] => [one, []]));
    const load = new SteadyLoad(RATE_PER_S, crowd.act);
    const startedAtMs = performance.now();
    const warmAtMinute = minutes * WARM_UP_SHARE;
    let isWarm = false;
    for (let minute: number = 0; minute < minutes; minute = (performance.now() - startedAtMs) / MS_PER_MINUTE) {
      const isFirstWarm: boolean = !isWarm && minute >= warmAtMinute;
      isWarm ||= isFirstWarm;
      for (const [one, taken] of samples) taken.push(await sampleOf(one, minute, isFirstWarm));
      await pause(SAMPLE_MS);
    }
    for (const [one, taken] of samples) taken.push(await sampleOf(one, minutes, true));
    const outcomes = await load.stop();
    const failed = outcomes.filter((outcome) => !isOk(outcome));
    const rows = [...samples].map(([{ name }, taken]) => rowOf(name, taken, minutes));
    console.table(rows.map(({ isMet, ...row }) => ({ ...row, met: isMet })));
    process.stdout.write(
      `${outcomes.length} requests, ${failed.length} failed, p99 ${percentileMs(outcomes, 0.99).toFixed(0)} ms\n`,
    );
    for (const [reason, all] of Map.groupBy(failed, ({ status, reason: why }) => why ?? String(status)))
      process.stdout.write(`${all.length} times ${reason}\n`);
    if (failed.length > 0 || !rows.every(({ isMet }) => isMet)) process.exitCode = 1;
  });
}

async function sampleOf({ name, processId }: ProductProcess, minute: number, looksInside: boolean): Promise<Sample> {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return {
    minute,
    residentBytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * BYTES_PER_KB,
    handles: readdirSync(`/proc/${processId}/fd`).length,
    liveBytes: looksInside && !SERVERS.test(name) ? await liveHeapBytes(processId) : null,
  };
}

const mebibytes = (bytes: number): string => (bytes / BYTES_PER_MIB).toFixed(1);

function rowOf(name: string, samples: readonly Sample[], minutes: number) {
  const warm = samples.filter(({ minute }) => minute >= minutes * WARM_UP_SHARE);
  const [first, last] = [warm[0], warm.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`${name} was never looked at`);
  const resident = last.residentBytes - first.residentBytes;
  const [liveBefore, liveAfter] = [first.liveBytes, last.liveBytes];
  const share =
    liveBefore === null || liveAfter === null
      ? null
      : ((liveAfter - liveBefore) / liveBefore) * (GROWTH_MINUTES / (last.minute - first.minute));
  const handles = last.handles - first.handles;
  return {
    process: name,
    'resident MiB when warm': mebibytes(first.residentBytes),
    'more at the end': mebibytes(resident),
    'live MiB when warm': liveBefore === null ? '' : mebibytes(liveBefore),
    'live at the end': liveAfter === null ? '' : mebibytes(liveAfter),
    'live in 10 min': share === null ? '' : `${(share * 100).toFixed(1)} %`,
    'more open files': handles,
    isMet:
      (share === null ? resident <= SERVER_MAX_MORE_BYTES : share <= LIVE_MAX_SHARE) && handles <= HANDLES_MAX_MORE,
  };
}
