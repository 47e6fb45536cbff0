import type { IncomingMessage, Server } from 'node:http';

/** From a request's headers to its last byte; enough for 1 MiB over a slow phone. */
const BODY_TIMEOUT_MS = 30_000;
/** The same for a part of an upload: 8 MiB at 112 kbit/s. */
export const SLOW_BODY_TIMEOUT_MS = 600_000;

/** Deadlines of requests whose bodies are on their way. */
const deadlines = new WeakMap<IncomingMessage, { readonly expire: () => void; timer: NodeJS.Timeout }>();

/** What Node itself tells of a request that took too long, so that it is refused in the same way. */
const tooSlow = (): Error => Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Ends a connection whose request is not whole in time. Node's own limit is for all requests of a server, whatever they bring. */
export function limitBodyTime(server: Server, request: IncomingMessage, timeoutMs = BODY_TIMEOUT_MS): void {
  const expire = (): void => {
    if (!request.complete) server.emit('clientError', tooSlow(), request.socket);
  };
  const deadline = { expire, timer: setTimeout(expire, timeoutMs) };
  deadlines.set(request, deadline);
  const finish = (): void => clearTimeout(deadline.timer);
  request.once('end', finish).once('close', finish);
}

/** Gives a request the time that a large body takes on a slow line. Only for those who may send one. */
export function allowSlowBody(request: IncomingMessage): void {
  const deadline = deadlines.get(request);
  if (deadline === undefined || request.complete) return;
  clearTimeout(deadline.timer);
  deadline.timer = setTimeout(deadline.expire, SLOW_BODY_TIMEOUT_MS);
}
