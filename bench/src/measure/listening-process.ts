import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENS = '0A';
const HEX = 16;

/**
 * Process that listens at an address of this machine, such as the server behind a database's URL.
 * @throws Error where none does that this process may look at
 */
export function processListeningOn(address: string): number {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => socketsIn(table, Number(new URL(address).port))));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (filesOf(pid).some((file) => sockets.has(file))) return Number(pid);
  throw new Error(`No process of this machine listens where ${new URL(address).protocol} says`);
}

/** The columns of /proc/net/tcp: a number, the own address with its port, the other's, the state, six more, the inode. */
function socketsIn(table: string, port: number): string[] {
  return readFileSync(`/proc/net/${table}`, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, own = '', , state]) => state === LISTENS && Number.parseInt(own.split(':')[1] ?? '', HEX) === port)
    .map((columns) => `socket:[${columns[9]}]`);
}

/** What the open files of a process are. */
function filesOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((file) => linkOf(`/proc/${pid}/fd/${file}`));
  } catch {
    // It ended between the listing and the reading.
    return [];
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // It was closed between the listing and the reading.
    return '';
  }
}
