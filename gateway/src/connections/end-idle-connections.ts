import type { Server } from 'node:http';
import type { OpenConnections } from './open-connections.js';

const INTERVAL_MS = 100;
/** How long a request may take to arrive that was on its way when the stop began. */
const ARRIVAL_MS = 1_000;

/**
 * Ends connections as soon as nothing is under way on them, from now on: browsers keep them for further requests, also the one
 * that the last response of a stop went over, and open some before they have a request. A server is closed only when all have ended,
 * and Node limits the time of none that has sent no whole request once it is closing.
 * @returns ends the task
 */
export function endIdleConnections(server: Server, connections: OpenConnections): () => void {
  const startedAtMs = performance.now();
  const timer = setInterval(() => {
    server.closeIdleConnections();
    if (performance.now() - startedAtMs > ARRIVAL_MS) connections.closeUnused();
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
