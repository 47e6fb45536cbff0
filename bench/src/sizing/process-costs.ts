import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc; the same on every Linux that Node runs on. */
const TICKS_PER_S = 100;
const MS_PER_S = 1_000;
const BYTES_PER_KB = 1_024;

/** What processes of one kind take together. */
export interface ProcessCost {
  readonly processes: number;
  /** Memory, each page divided by the processes that share it (PSS). */
  readonly memoryBytes: number;
  /** Processor time since their start. */
  readonly cpuMs: number;
}

/** Kinds of processes, by what stands in their command line. */
const KINDS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/services\/([a-z]+)\/worker\.main\.js/, ([, service]) => `${service}-worker`],
  [/services\/([a-z]+)\/main\.js/, ([, service]) => service ?? ''],
  [/gateway\.main\.js/, () => 'gateway'],
  [/all-in-one\/product\.main\.js/, () => 'product'],
  [/(?:all-in-one|distributed)\/main\.js/, () => 'supervisor'],
  [/nats-server/, () => 'nats'],
  [/redis-server/, () => 'redis'],
  [/(?:^|\/)postgres[: \0]/, () => 'postgres'],
];

/** Processes below one, by kind; those of no kind are left out. */
export function costsBelow(root: number): ReadonlyMap<string, ProcessCost> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), parentOf(pid)]));
  const costs = new Map<string, ProcessCost>();
  for (const pid of parents.keys()) {
    if (!isBelow(pid, root, parents)) continue;
    const kind = kindOf(pid);
    if (kind === null) continue;
    const known = costs.get(kind) ?? { processes: 0, memoryBytes: 0, cpuMs: 0 };
    costs.set(kind, {
      processes: known.processes + 1,
      memoryBytes: known.memoryBytes + memoryBytesOf(pid),
      cpuMs: known.cpuMs + cpuMsOf(pid),
    });
  }
  return costs;
}

function isBelow(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at = parents.get(pid) ?? 0; at > 0; at = parents.get(at) ?? 0) if (at === root) return true;
  return false;
}

function kindOf(pid: number): string | null {
  const command = read(`/proc/${pid}/cmdline`);
  for (const [pattern, name] of KINDS) {
    const found = pattern.exec(command);
    if (found) return name(found);
  }
  return null;
}

const memoryBytesOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * BYTES_PER_KB;

/** The fields of /proc/…/stat after the name, which may hold spaces. */
function fieldsOf(pid: number | string): string[] {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const parentOf = (pid: string): number => Number(fieldsOf(pid)[1]);

/** Of the process and of those that it started and that have ended, such as PostgreSQL's for a connection that was closed. */
function cpuMsOf(pid: number): number {
  const ticks = fieldsOf(pid).slice(11, 15).map(Number);
  return (ticks.reduce((sum, used) => sum + used, 0) / TICKS_PER_S) * MS_PER_S;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process ended between the listing and the reading.
    return '';
  }
}
