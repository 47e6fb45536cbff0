import { findFreePort } from '@playbook/service-kit/config/free-port';
import { FoundersWork, type Site } from '../application/founders-work.js';
import { startDistributed } from '../application/start-site.js';
import { type LoadPlan, medianOf } from '../measure/load.js';
import { startChild } from '../measure/start-child.js';
import { type Closing, withClosings } from '../measure/with-closings.js';
import { type PairedRatio, pairedRatio, pairedRounds, type PairedRounds } from './paired-rounds.js';

/** What tracing may add to the time within which 95 of 100 requests have their response. */
const P95_MAX_RATIO = 1.05;
/**
 * Two connections keep no processor busy all the time, as founders do not. Short rounds stand close together, so that both halves of most
 * meet the same machine.
 */
const PLAN: LoadPlan & { rounds: number } = { connections: 2, durationS: 1, rounds: 6 };
/**
 * Two starts of one product, both without tracing, differ by up to a tenth for as long as they live, so that one pair says nothing of
 * tracing: the median of so many is good to a hundredth or two.
 */
const PAIRS = 16;
/** So many that none of them saves more often than its limit allows in rounds that are this short. */
const FOUNDERS = 80;
/**
 * Opening the application and saving an answer with tracing, as it is set by default and with a collector on this machine, against the same
 * product without one, in turns, over several pairs that are started anew. Ends with 1 where tracing costs more than it may.
 */
export async function runTracing(): Promise<void> {
  const loading: PairedRounds[] = [];
  const saving: PairedRounds[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    await withClosings(async (closings) => {
      const [silent, traced] = await startPair(closings, pair % 2 === 0);
      loading.push(await pairedRounds(silent.loading, traced.loading, PLAN));
      saving.push(await pairedRounds(silent.saving, traced.saving, PLAN));
    });
  }
  const isLoadingCheap = isCheapIn('Opening an application', loading);
  const isSavingCheap = isCheapIn('Saving an answer', saving);
  if (!isLoadingCheap || !isSavingCheap) process.exitCode = 1;
}

/**
 * The product without tracing and with it. Which of the two is started first changes, for the later one finds a busier machine; the one
 * that was started last is made ready first, so that neither has waited longer.
 */
async function startPair(
  closings: Closing[],
  isSilentFirst: boolean,
): Promise<[silent: FoundersWork, traced: FoundersWork]> {
  const port = await findFreePort();
  const collector = await startChild(new URL('./collector.js', import.meta.url), { PORT: String(port) });
  closings.push(() => collector.kill('SIGTERM'));
  const startSilent = (): Promise<Site> => startDistributed('without tracing', closings, {}, FOUNDERS);
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  const startTraced = (): Promise<Site> => startDistributed('with tracing', closings, environment, FOUNDERS);
  if (isSilentFirst) {
    const silent = await startSilent();
    const traced = await FoundersWork.prepare(await startTraced());
    return [await FoundersWork.prepare(silent), traced];
  }
  const traced = await startTraced();
  const silent = await FoundersWork.prepare(await startSilent());
  return [silent, await FoundersWork.prepare(traced)];
}

const show = ({ median, quartiles: [from, to] }: PairedRatio): string =>
  `${median.toFixed(3)} (half of the rounds: ${from.toFixed(3)} to ${to.toFixed(3)})`;

/** @returns Whether tracing costs no more than it may */
function isCheapIn(title: string, pairs: readonly PairedRounds[]): boolean {
  const all = { base: pairs.flatMap(({ base }) => base), other: pairs.flatMap(({ other }) => other) };
  const p95 = pairedRatio(all, ({ p95Ms }) => p95Ms);
  const isCheap = p95.median <= P95_MAX_RATIO;
  const rows = [medianOf(all.base), medianOf(all.other)].map(({ p50Ms, p95Ms, cpuSPer1000 }, index) => ({
    target: ['without tracing', 'with tracing'][index],
    'p50 ms': p50Ms.toFixed(2),
    'p95 ms': p95Ms.toFixed(2),
    'CPU µs/request': Math.round(cpuSPer1000 * 1_000),
  }));
  process.stdout.write(
    `${title}, ${PAIRS} pairs, ${PLAN.rounds} rounds of ${PLAN.durationS} s, ${PLAN.connections} connections\n`,
  );
  console.table(rows);
  const ofPairs = pairs.map((pair) => pairedRatio(pair, ({ p95Ms }) => p95Ms).median.toFixed(2)).join(', ');
  process.stdout.write(
    `p95: ${show(p95)}, of the pairs ${ofPairs}; at most ${P95_MAX_RATIO}: ${isCheap ? 'met' : 'MISSED'}\n`,
  );
  process.stdout.write(
    `CPU of processes and database: ${show(pairedRatio(all, ({ cpuSPer1000 }) => cpuSPer1000))}\n\n`,
  );
  return isCheap;
}
