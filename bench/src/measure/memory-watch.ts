import { readdirSync, readFileSync } from 'node:fs';

const BYTES_PER_KB = 1_024;
const SAMPLE_MS = 50;

interface ProcessMemory {
  readonly pid: number;
  readonly parentPid: number;
  readonly name: string;
  readonly residentBytes: number;
}

const field = (status: string, name: string): string => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '0';

function readProcess(pid: number): ProcessMemory | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      pid,
      parentPid: Number(field(status, 'PPid')),
      name: field(status, 'Name'),
      residentBytes: Number(field(status, 'VmRSS')) * BYTES_PER_KB,
    };
  } catch {
    // It ended between the listing and the reading.
    return null;
  }
}

/** Resident memory of a process and of all Node processes that it started and that still run, by process. */
export function residentBytesOf(root: number): ReadonlyMap<number, number> {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((process) => process !== null);
  const members = new Set([root]);
  for (let isGrowing = true; isGrowing;) {
    const before = members.size;
    for (const { pid, parentPid } of processes) if (members.has(parentPid)) members.add(pid);
    isGrowing = members.size > before;
  }
  const nodes = processes.filter(
    ({ pid, name }) => members.has(pid) && (pid === root || /^node|^MainThread/.test(name)),
  );
  return new Map(nodes.map(({ pid, residentBytes }) => [pid, residentBytes]));
}

export interface MemoryRise {
  readonly riseBytes: number;
  readonly peakBytes: number;
}

/** Watches how far the memory of a product's processes rises above what it is now; the result is that of the worst process. */
export function watchMemory(root: number): { readonly read: () => MemoryRise; readonly stop: () => void } {
  const before = residentBytesOf(root);
  const peaks = new Map(before);
  const sample = (): void => {
    for (const [pid, bytes] of residentBytesOf(root)) peaks.set(pid, Math.max(bytes, peaks.get(pid) ?? 0));
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    read: () => {
      sample();
      const rises = [...peaks].map(([pid, bytes]) => bytes - (before.get(pid) ?? 0));
      return { riseBytes: Math.max(...rises), peakBytes: Math.max(...peaks.values()) };
    },
    stop: () => clearInterval(timer),
  };
}
