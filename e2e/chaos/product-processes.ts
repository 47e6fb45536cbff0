import { readdir, readFile } from 'node:fs/promises';

/** A process that the product runs, with the name of what it is. */
export interface ProductProcess {
  readonly processId: number;
  readonly parentId: number | null;
  readonly name: string;
}

/** How each kind is known by its command line. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/all-in-one\/product\.main\.js/, 'product'],
  [/distributed\/gateway\.main\.js/, 'gateway'],
  [/services\/(\w+)\/dist\/main\.js/, '$1'],
  [/services\/(\w+)\/dist\/worker\.main\.js/, '$1-worker'],
  [/libs\/media\/dist\/main\.js/, 'media'],
  [/nats-server /, 'nats-server'],
  [/redis-server /, 'redis-server'],
  [/postgres: playbook_/, 'backend'],
  [/\/postgres -D /, 'postgres'],
];

async function parentOf(processId: number): Promise<number | null> {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => null);
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function nameOf(commandLine: string): string | null {
  for (const [pattern, name] of KINDS) {
    const match = pattern.exec(commandLine);
    if (match) return name.replace('$1', match[1] ?? '');
  }
  return null;
}

/** Everything that runs below the product's first process, replicas each. */
export async function productProcesses(rootProcessId: number): Promise<ProductProcess[]> {
  const ids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number);
  const parents = new Map(await Promise.all(ids.map(async (id) => [id, await parentOf(id)] as const)));
  const isBelow = (id: number): boolean => {
    for (let parent = parents.get(id); parent; parent = parents.get(parent)) if (parent === rootProcessId) return true;
    return false;
  };
  const found = await Promise.all(
    ids.filter(isBelow).map(async (processId) => {
      const commandLine = await readFile(`/proc/${processId}/cmdline`, 'utf8').catch(() => '');
      const parentId = parents.get(processId) ?? null;
      return { processId, parentId, name: nameOf(commandLine.replaceAll('\0', ' ')) };
    }),
  );
  return found.flatMap(({ name, ...process }) => (name === null ? [] : [{ ...process, name }]));
}
