import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { FoundersWork } from '../application/founders-work.js';
import { startDistributed } from '../application/start-site.js';
import { medianOf, type Target } from '../measure/load.js';
import { startChild } from '../measure/start-child.js';
import { type Closing, withClosings } from '../measure/with-closings.js';
import { type PairedRatio, pairedRatio, pairedRounds, type PairedRounds } from './paired-rounds.js';
import { switchTracing } from './switch-tracing.js';

/** What tracing may add to the time within which 95 of 100 requests have their response. */
const P95_MAX_RATIO = 1.05;
/**
 * Two connections keep no processor busy all the time, as founders do not. Short rounds stand close together, so that both halves of most
 * meet the same machine.
 */
const PLAN = { connections: 2, durationS: 1, rounds: 30, warmUpS: 5 };
/** Starts of one product differ for as long as they live, so that one says little of the next. */
const STARTS = 4;
/** So many that none of them saves more often than its limit allows. */
const FOUNDERS = 200;
/** Spans are exported in the round that made them, and not in the next one, which is without tracing. */
const EXPORT_DELAY_MS = 200;

/**
 * Opening the application and saving an answer with tracing, as it is set by default and with a collector on this machine, and with tracing
 * turned off in the same processes, in turns, over several starts. Ends with 1 where tracing costs more than it may.
 */
export async function runTracing(): Promise<void> {
  const opening: PairedRounds[] = [];
  const saving: PairedRounds[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    await withClosings(async (closings) => {
      const { work, directory } = await startWithSwitch(closings);
      opening.push(await onAndOff(work.loading, directory));
      saving.push(await onAndOff(work.saving, directory));
    });
  }
  const isOpeningCheap = isCheapIn('Opening an application', opening);
  const isSavingCheap = isCheapIn('Saving an answer', saving);
  if (!isOpeningCheap || !isSavingCheap) process.exitCode = 1;
}

/** The product with tracing, and where it is told to turn that off and on. */
async function startWithSwitch(closings: Closing[]): Promise<{ work: FoundersWork; directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'playbook-switch-'));
  closings.push(() => rm(directory, { recursive: true, force: true }));
  const port = await findFreePort();
  const collector = await startChild(new URL('./collector.js', import.meta.url), { PORT: String(port) });
  closings.push(() => collector.kill('SIGTERM'));
  const turning = new URL('./tracing-switch.js', import.meta.url);
  turning.searchParams.set('directory', directory);
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: String(EXPORT_DELAY_MS),
    NODE_OPTIONS: `--import=${turning.href}`,
  };
  const site = await startDistributed('product', closings, environment, FOUNDERS);
  return { work: await FoundersWork.prepare(site), directory };
}

function onAndOff(target: Target, directory: string): Promise<PairedRounds> {
  const turned = (wanted: 'on' | 'off'): Target => ({
    ...target,
    name: `tracing ${wanted}`,
    prepare: async () => {
      await switchTracing(directory, wanted);
      await target.prepare?.();
    },
  });
  return pairedRounds(turned('off'), turned('on'), PLAN);
}

const show = ({ median, quartiles: [from, to] }: PairedRatio): string =>
  `${median.toFixed(3)} (half of the rounds: ${from.toFixed(3)} to ${to.toFixed(3)})`;

/** @returns Whether tracing costs no more than it may */
function isCheapIn(title: string, starts: readonly PairedRounds[]): boolean {
  const all = { base: starts.flatMap(({ base }) => base), other: starts.flatMap(({ other }) => other) };
  const p95 = pairedRatio(all, ({ p95Ms }) => p95Ms);
  const isCheap = p95.median <= P95_MAX_RATIO;
  const rows = [medianOf(all.base), medianOf(all.other)].map(({ p50Ms, p95Ms, cpuSPer1000 }, index) => ({
    tracing: ['off', 'on'][index],
    'p50 ms': p50Ms.toFixed(2),
    'p95 ms': p95Ms.toFixed(2),
    'CPU µs/request': Math.round(cpuSPer1000 * 1_000),
  }));
  process.stdout.write(
    `${title}, ${STARTS} starts, ${PLAN.rounds} rounds of ${PLAN.durationS} s, ${PLAN.connections} connections\n`,
  );
  console.table(rows);
  const ofStarts = starts.map((start) => pairedRatio(start, ({ p95Ms }) => p95Ms).median.toFixed(2)).join(', ');
  process.stdout.write(
    `p95: ${show(p95)}, of the starts ${ofStarts}; at most ${P95_MAX_RATIO}: ${isCheap ? 'met' : 'MISSED'}\n`,
  );
  process.stdout.write(
    `CPU of processes and database: ${show(pairedRatio(all, ({ cpuSPer1000 }) => cpuSPer1000))}\n\n`,
  );
  return isCheap;
}
