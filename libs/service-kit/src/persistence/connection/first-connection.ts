/** As long as a migration waits for its connection. */
const MAX_MS = 60_000;
/** How pg says that a connection took too long. */
const TOOK_TOO_LONG = /connection timeout|timeout exceeded when trying to connect/;

/**
 * Connects for the first time. While other services of the process load, the event loop may stand still for longer than a connection may
 * take, which then fails although the server is well: it is tried again, for a minute in all.
 * @throws what connecting throws, at once where it did not merely take too long
 */
export async function firstConnection(connect: () => Promise<unknown>, maxMs = MAX_MS): Promise<void> {
  const endsAtMs = performance.now() + maxMs;
  for (;;) {
    try {
      await connect();
      return;
    } catch (error) {
      const isLate = error instanceof Error && TOOK_TOO_LONG.test(error.message);
      if (!isLate || performance.now() >= endsAtMs) throw error;
    }
  }
}
