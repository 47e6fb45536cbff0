import { readdir, readFile } from 'node:fs/promises';
import { eventually } from './eventually.js';

const FIELD_OF_STATE = 0;
const FIELD_OF_PARENT = 1;

/** A field of what the kernel says of a process; null when there is none any more. */
async function fieldOf(processId: string | number, field: number): Promise<string | null> {
  try {
    // The name, in brackets, may hold spaces; what follows it does not.
    const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[field] ?? null;
  } catch {
    // It has ended since it was listed.
    return null;
  }
}

/** Ids of the processes of a service that a distributed product runs. */
export async function serviceProcesses(productProcessId: number, service: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    if ((await fieldOf(name, FIELD_OF_PARENT)) !== String(productProcessId)) continue;
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(`services/${service}/main.js`)) found.push(Number(name));
  }
  return found;
}

/** Ends a service for real and keeps its supervisor from starting it again; returns how to let it. */
export async function killService(productProcessId: number, service: string): Promise<() => void> {
  process.kill(productProcessId, 'SIGSTOP');
  const processes = await serviceProcesses(productProcessId, service);
  if (processes.length === 0) throw new Error(`The product runs no process of ${service}`);
  for (const processId of processes) process.kill(processId, 'SIGKILL');
  for (const processId of processes) {
    // Its connections are closed by then; nobody takes note of its end while the supervisor rests.
    await eventually(async () => ['Z', null].includes(await fieldOf(processId, FIELD_OF_STATE)));
  }
  return () => void process.kill(productProcessId, 'SIGCONT');
}
