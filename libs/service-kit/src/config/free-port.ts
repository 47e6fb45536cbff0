import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out by themselves (Linux: from 32768, RFC 6335: from 49152) and above the usual ones of programs.
 * A port of the handed-out ones, free now, may be the end of somebody's outgoing connection before a server listens on it.
 */
const FIRST_PORT = 20_000;
const END_PORT = 30_000;
const ATTEMPTS_MAX = 20;
const LOOPBACK = '127.0.0.1';

/** Why a port cannot be listened on, as the system's error code; null when it can. Gives the port back at once. */
export function portFault(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * A TCP port that nobody listens on and that the system gives to nobody by itself, for a server that starts a little later.
 * @param host Where the server will listen; 127.0.0.1 unless said.
 * @throws Error when none of twenty is free, or the host is not one of this machine's
 */
export async function findFreePort(host = LOOPBACK): Promise<number> {
  let fault: string | null = null;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const port = randomInt(FIRST_PORT, END_PORT);
    fault = await portFault(port, host);
    if (fault === null) return port;
  }
  throw new Error(`No free TCP port was found on ${host} (${fault}).`);
}
