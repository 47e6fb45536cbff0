import { critiqueIdea } from '@playbook/critique/idea/critique-idea';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import { ideaFormSchema } from '@playbook/contracts/idea-check.schema';
import { SAMPLE_PITCHES } from '@playbook/contracts/sample-pitches';

const WARM_UP_ROUNDS = 100;
const ROUNDS = 400;
const MICROSECONDS_PER_MILLISECOND = 1_000;

/** CPU milliseconds of each run, lowest first. */
function measure<T>(inputs: readonly T[], rounds: number, run: (input: T) => unknown): number[] {
  const spent = Array.from({ length: rounds }, () => inputs)
    .flat()
    .map((input) => {
      const before = process.cpuUsage();
      run(input);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / MICROSECONDS_PER_MILLISECOND;
    });
  return spent.toSorted((a, b) => a - b);
}

function percentile(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
}

function report<T>(name: string, inputs: readonly T[], run: (input: T) => unknown): string {
  measure(inputs, WARM_UP_ROUNDS, run);
  const spent = measure(inputs, ROUNDS, run);
  return `CPU per ${name} over ${spent.length} analyses: median ${percentile(spent, 0.5)} ms, p99 ${percentile(spent, 0.99)} ms\n`;
}

const pitches = SAMPLE_PITCHES.map(({ text }) => text);
/** Forms of some thousand characters, made of the sample pitches. */
const ideas = pitches.map((_, index) => {
  const text = [...pitches.slice(index), ...pitches].join(' ');
  return ideaFormSchema.parse({ ideaBrief: text.slice(0, 650), problem: text.slice(-350), stage: 'users' });
});

process.stdout.write(report('pitch', pitches, critiquePitch));
process.stdout.write(report('idea check of 1,000 characters', ideas, critiqueIdea));
