import type { Server } from 'node:http';

const INTERVAL_MS = 100;

/**
 * Ends connections as soon as nothing is under way on them, from now on: browsers keep them for further requests, also the one
 * that the last response of a stop went over, and a server is closed only when all have ended.
 * @returns ends the task
 */
export function endIdleConnections(server: Server): () => void {
  const timer = setInterval(() => server.closeIdleConnections(), INTERVAL_MS);
  return () => clearInterval(timer);
}
