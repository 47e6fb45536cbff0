import type { Socket } from 'node:net';

/** What is used of a connection of the pool. */
interface PooledClient {
  readonly connection: { readonly stream: Socket };
  /** False while a statement is under way. */
  readonly readyForQuery: boolean;
  /** Gives it back to the pool, which discards it when there is an error. */
  release: (error?: Error) => void;
}

/** What is used of the pool. */
export interface ConnectionPool {
  on(event: 'connect' | 'acquire', listener: (client: PooledClient) => void): unknown;
  on(event: 'release', listener: (error: Error | undefined, client: PooledClient) => void): unknown;
}

/** The code of a connection that timed out: what waits for the statement hears that the database is away. */
const silence = (): Error => Object.assign(new Error('The database fell silent'), { code: 'ETIMEDOUT' });

/**
 * Has a pool discard each connection that breaks, and break each whose server says nothing for so long while a statement is under way. A
 * host that dies without a reset, or is cut off, would otherwise keep every connection for as many minutes as the kernel sends again. A
 * transaction that could not even begin does not give its connection back (Kysely 0.29): the pool would have one less for ever, and would
 * never come to an end when it is closed.
 */
export function watchConnections(pool: ConnectionPool, silenceMs: number): void {
  const taken = new Set<PooledClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_, client) => taken.delete(client));
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    stream.setTimeout(silenceMs, () => {
      if (!client.readyForQuery) stream.destroy(silence());
    });
    stream.once('close', () => {
      if (!taken.has(client)) return;
      client.release(new Error('The connection broke'));
      // Whoever had it may still give it back.
      client.release = () => undefined;
    });
  });
}
