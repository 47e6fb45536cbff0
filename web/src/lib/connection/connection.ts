import { ConnectionWatch } from './connection-watch.js';

/** The gateway's own sign of life; says nothing about the services behind it. */
const PROBE_PATH = '/livez';
const PROBE_TIMEOUT_MS = 5_000;
/** Statuses of a proxy when the gateway behind it is away. */
const PROXY_STATUSES = [502, 503, 504];
const PROBLEM_TYPE = 'application/problem+json';

/** Whether the gateway gives a sign of life within five seconds. */
export async function isGatewayReachable(): Promise<boolean> {
  try {
    const init: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) };
    return (await fetch(PROBE_PATH, init)).ok;
  } catch {
    // No response, or none in time: that is what was asked.
    return false;
  }
}

/** Whether a response is the gateway's own, and not that of a proxy that stands in for it. */
const isFromGateway = ({ status, headers }: Response): boolean =>
  !PROXY_STATUSES.includes(status) || (headers.get('Content-Type')?.startsWith(PROBLEM_TYPE) ?? false);

/** The connection of this page to the gateway. */
export const connection = new ConnectionWatch({ probe: isGatewayReachable, hasNetwork: () => navigator.onLine });

/** A call got a response. */
export function noteResponse(response: Response): void {
  if (isFromGateway(response)) connection.hear();
  else connection.suspect();
}

/** Follows the browser's own reports; returns how to stop. */
export function followNetwork(): () => void {
  window.addEventListener('online', connection.networkChanged);
  window.addEventListener('offline', connection.networkChanged);
  if (!navigator.onLine) connection.networkChanged();
  return () => {
    window.removeEventListener('online', connection.networkChanged);
    window.removeEventListener('offline', connection.networkChanged);
    connection.stop();
  };
}
