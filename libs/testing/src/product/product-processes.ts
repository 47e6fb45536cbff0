import { readdir, readFile } from 'node:fs/promises';

/** A process that the product runs, with the name of what it is. */
export interface ProductProcess {
  readonly processId: number;
  readonly parentId: number | null;
  readonly name: string;
}

/** How each kind is known by its command line; releases before the bundle start what each workspace built. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/all-in-one\/product\.main\.js/, 'product'],
  [/distributed\/gateway\.main\.js/, 'gateway'],
  [/services\/(\w+)\/(?:dist\/)?main\.js/, '$1'],
  [/services\/(\w+)\/(?:dist\/)?worker\.main\.js/, '$1-worker'],
  [/libs\/media\/dist\/main\.js/, 'media'],
  [/nats-server /, 'nats-server'],
  [/redis-server /, 'redis-server'],
  [/postgres: playbook_/, 'backend'],
  [/\/postgres -D /, 'postgres'],
];

interface Origin {
  readonly parentId: number;
  /** Ticks of the clock since the machine was started. */
  readonly startedAt: number;
}

async function originOf(processId: number): Promise<Origin | null> {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parentId: Number(fields[1]), startedAt: Number(fields[19]) };
}

function nameOf(commandLine: string): string | null {
  for (const [pattern, name] of KINDS) {
    const match = pattern.exec(commandLine);
    if (match) return name.replace('$1', match[1] ?? '');
  }
  return null;
}

/** Everything that runs below the product's first process, replicas each, the oldest first: ids of processes begin anew some time. */
export async function productProcesses(rootProcessId: number): Promise<ProductProcess[]> {
  const ids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number);
  const origins = new Map(await Promise.all(ids.map(async (id) => [id, await originOf(id)] as const)));
  const isBelow = (id: number): boolean => {
    for (let parent = origins.get(id)?.parentId; parent; parent = origins.get(parent)?.parentId)
      if (parent === rootProcessId) return true;
    return false;
  };
  const startOf = (id: number): number => origins.get(id)?.startedAt ?? 0;
  const found = await Promise.all(
    ids
      .filter(isBelow)
      .toSorted((a, b) => startOf(a) - startOf(b))
      .map(async (processId) => {
        const commandLine = await readFile(`/proc/${processId}/cmdline`, 'utf8').catch(() => '');
        const parentId = origins.get(processId)?.parentId ?? null;
        return { processId, parentId, name: nameOf(commandLine.replaceAll('\0', ' ')) };
      }),
  );
  return found.flatMap(({ name, ...process }) => (name === null ? [] : [{ ...process, name }]));
}
