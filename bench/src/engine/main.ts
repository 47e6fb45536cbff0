import type { EngineBenchmark } from './engine-benchmark.js';
import { ANSWER_BENCHMARK } from './kinds/answer.js';
import { IDEA_BENCHMARK } from './kinds/idea.js';
import { PITCH_BENCHMARK } from './kinds/pitch.js';

/** One file a kind; the first to be loaded carries the load of the language model. */
const BENCHMARKS: readonly EngineBenchmark[] = [PITCH_BENCHMARK, IDEA_BENCHMARK, ANSWER_BENCHMARK];
const WARM_UP_ROUNDS = 100;
const ROUNDS = 400;
const MICROSECONDS_PER_MILLISECOND = 1_000;
const BYTES_PER_MEGABYTE = 1_048_576;

/** CPU milliseconds of each analysis, lowest first. */
function measure(analyses: readonly (() => unknown)[], rounds: number): number[] {
  const spent = Array.from({ length: rounds * analyses.length }, (_, run) => {
    const before = process.cpuUsage();
    analyses[run % analyses.length]?.();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / MICROSECONDS_PER_MILLISECOND;
  });
  return spent.toSorted((a, b) => a - b);
}

function percentile(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
}

interface Report {
  readonly text: string;
  readonly isMet: boolean;
}

async function report({ name, limitMs, load }: EngineBenchmark): Promise<Report> {
  const [startedMs, startedBytes] = [performance.now(), process.memoryUsage.rss()];
  const analyses = await load();
  analyses[0]?.();
  const loadMs = performance.now() - startedMs;
  const megabytes = (process.memoryUsage.rss() - startedBytes) / BYTES_PER_MEGABYTE;
  measure(analyses, WARM_UP_ROUNDS);
  const spent = measure(analyses, ROUNDS);
  const medianMs = percentile(spent, 0.5);
  const isMet = Number(medianMs) <= limitMs;
  const text =
    `${name}: CPU median ${medianMs} ms (goal ${limitMs} ms: ${isMet ? 'met' : 'MISSED'}), p99 ${percentile(spent, 0.99)} ms ` +
    `over ${spent.length} analyses; load with the first analysis ${loadMs.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`;
  return { text, isMet };
}

for (const benchmark of BENCHMARKS) {
  const { text, isMet } = await report(benchmark);
  process.stdout.write(`${text}\n`);
  // One that misses its goal ends with 1.
  if (!isMet) process.exitCode = 1;
}
