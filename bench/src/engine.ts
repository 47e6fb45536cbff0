import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import { SAMPLE_PITCHES } from '@playbook/contracts/sample-pitches';

const WARM_UP_ROUNDS = 100;
const ROUNDS = 400;
const MICROSECONDS_PER_MILLISECOND = 1_000;

/** CPU milliseconds of each analysis, lowest first. */
function measure(rounds: number): number[] {
  const texts = SAMPLE_PITCHES.map(({ text }) => text);
  const spent = Array.from({ length: rounds * texts.length }, (_, run) => {
    const before = process.cpuUsage();
    critiquePitch(texts[run % texts.length] ?? '');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / MICROSECONDS_PER_MILLISECOND;
  });
  return spent.toSorted((a, b) => a - b);
}

function percentile(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
}

measure(WARM_UP_ROUNDS);
const spent = measure(ROUNDS);
process.stdout.write(
  `CPU per pitch over ${spent.length} analyses: median ${percentile(spent, 0.5)} ms, p99 ${percentile(spent, 0.99)} ms\n`,
);
