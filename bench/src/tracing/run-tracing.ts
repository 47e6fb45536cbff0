import { findFreePort } from '@playbook/service-kit/config/free-port';
import { FoundersWork, type Site } from '../application/founders-work.js';
import { startDistributed } from '../application/start-site.js';
import { type LoadPlan, medianOf, type Target } from '../measure/load.js';
import { startChild } from '../measure/start-child.js';
import { type Closing, withClosings } from '../measure/with-closings.js';
import { type PairedRatio, pairedRounds } from './paired-rounds.js';

/** What tracing may add to the time within which 95 of 100 requests have their response. */
const P95_MAX_RATIO = 1.05;
/**
 * Two connections keep no processor busy all the time, as founders do not. Short rounds stand close together, so that both halves of most
 * meet the same machine.
 */
const PLAN: LoadPlan & { rounds: number } = { connections: 2, durationS: 1, rounds: 60 };

/**
 * Opening the application and saving an answer with tracing, as it is set by default and with a collector on this machine, against the same
 * product without one, in turns. Ends with 1 where tracing costs more than it may.
 */
export function runTracing(): Promise<void> {
  return withClosings(async (closings) => {
    const port = await findFreePort();
    const collector = await startChild(new URL('./collector.js', import.meta.url), { PORT: String(port) });
    closings.push(() => collector.kill('SIGTERM'));
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
    const silent = await worksOf('without tracing', {}, closings);
    const traced = await worksOf('with tracing', endpoint, closings);
    const isLoadingCheap = await compare('Opening an application', silent.loading, traced.loading);
    const isSavingCheap = await compare('Saving an answer', silent.saving, traced.saving);
    if (!isLoadingCheap || !isSavingCheap) process.exitCode = 1;
  });
}

async function worksOf(
  name: string,
  environment: Readonly<Record<string, string>>,
  closings: Closing[],
): Promise<FoundersWork> {
  const site: Site = await startDistributed(name, closings, environment);
  return FoundersWork.prepare(site);
}

const show = ({ median, quartiles: [from, to] }: PairedRatio): string =>
  `${median.toFixed(3)} (half of the rounds: ${from.toFixed(3)} to ${to.toFixed(3)})`;

/** @returns Whether tracing costs no more than it may */
async function compare(title: string, silent: Target, traced: Target): Promise<boolean> {
  const { base, other, p95, cpu } = await pairedRounds(silent, traced, PLAN);
  const isCheap = p95.median <= P95_MAX_RATIO;
  const rows = [medianOf(base), medianOf(other)].map(({ p50Ms, p95Ms, cpuSPer1000 }, index) => ({
    target: [silent, traced][index]?.name,
    'p50 ms': p50Ms.toFixed(2),
    'p95 ms': p95Ms.toFixed(2),
    'CPU µs/request': Math.round(cpuSPer1000 * 1_000),
  }));
  process.stdout.write(`${title}, ${PLAN.rounds} rounds of ${PLAN.durationS} s, ${PLAN.connections} connections\n`);
  console.table(rows);
  process.stdout.write(`p95: ${show(p95)}, at most ${P95_MAX_RATIO}: ${isCheap ? 'met' : 'MISSED'}\n`);
  process.stdout.write(`CPU of processes and database: ${show(cpu)}\n\n`);
  return isCheap;
}
