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
  on(event: 'connect', listener: (client: PooledClient) => void): unknown;
}

/**
 * Has a pool discard each connection whose server says nothing for so long while a statement is under way. A host that dies
 * without a reset, or is cut off, would otherwise keep every connection for as many minutes as the kernel sends again.
 */
export function watchForSilence(pool: ConnectionPool, silenceMs: number): void {
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    stream.setTimeout(silenceMs, () => {
      if (client.readyForQuery) return;
      // The code of a connection that timed out: what waits for the statement hears that the database is away.
      const silence = Object.assign(new Error('The database fell silent'), { code: 'ETIMEDOUT' });
      stream.destroy(silence);
      // A transaction that could not even begin does not give its connection back (Kysely 0.29).
      client.release(silence);
      client.release = () => undefined;
    });
  });
}
