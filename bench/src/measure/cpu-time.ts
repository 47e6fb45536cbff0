import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc; the same on every Linux that Node runs on. */
const TICKS_PER_S = 100;

interface ProcessTime {
  readonly pid: number;
  readonly parentPid: number;
  readonly cpuS: number;
}

function readProcess(pid: number): ProcessTime | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold spaces; the fields after it begin with the state.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpuTicks = Number(fields[11]) + Number(fields[12]);
    return { pid, parentPid: Number(fields[1]), cpuS: cpuTicks / TICKS_PER_S };
  } catch {
    // It ended between the listing and the reading: no process, no time.
    return null;
  }
}

/** CPU seconds used so far by processes and all that they started and that still run. */
export function cpuTimeOfTrees(roots: readonly number[]): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((process) => process !== null);
  const members = new Set(roots);
  for (let isGrowing = true; isGrowing;) {
    const before = members.size;
    for (const { pid, parentPid } of processes) if (members.has(parentPid)) members.add(pid);
    isGrowing = members.size > before;
  }
  return processes.filter(({ pid }) => members.has(pid)).reduce((sum, { cpuS }) => sum + cpuS, 0);
}
