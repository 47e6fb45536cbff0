import { readFile } from 'node:fs/promises';
import { errnoOf } from './filesystem-fault.js';

/** Position of `starttime` in /proc/<pid>/stat, counted after the name in brackets (proc_pid_stat(5): field 22, `state` is 3). */
const START_TIME_INDEX = 22 - 3;
const DEAD_STATES = new Set(['Z', 'X', 'x']);

/**
 * Clock ticks from boot to the start of the process, read from the text of /proc/<pid>/stat. The name of a process may
 * itself hold brackets and spaces, hence the last bracket. A process that is dead and only waits to be reaped has none.
 */
export function startTicks(stat: string): string | undefined {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (DEAD_STATES.has(fields[0] ?? 'X')) return undefined;
  return fields[START_TIME_INDEX];
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = errnoOf(error);
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

function takesSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errnoOf(error) === 'EPERM';
  }
}

/**
 * Tells one run of a process from every other that ever had or will have its number: boot and start time. Undefined when
 * no such process runs. Where there is no /proc the number alone has to do.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return takesSignals(pid) ? 'running' : undefined;
  const stat = await readIfThere(`/proc/${pid}/stat`);
  const ticks = stat === undefined ? undefined : startTicks(stat);
  if (ticks === undefined) return undefined;
  const boot = (await readIfThere('/proc/sys/kernel/random/boot_id'))?.trim() ?? 'unknown-boot';
  return `${boot}:${ticks}`;
}
