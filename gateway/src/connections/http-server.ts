import { createServer, type RequestListener, type Server } from 'node:http';
import { limitBodyTime, SLOW_BODY_TIMEOUT_MS } from './body-deadline.js';
import { hasBody, type OpenConnections } from './open-connections.js';

const HEADERS_TIMEOUT_MS = 10_000;
/** From a request's first byte to its last, for the slowest that is allowed; most have a deadline of their own. A response may take longer. */
const REQUEST_TIMEOUT_MS = HEADERS_TIMEOUT_MS + SLOW_BODY_TIMEOUT_MS;
const TIMEOUTS_CHECKED_EVERY_MS = 2_000;
/** Longer than proxies keep theirs, so that it is not the server who closes one that is being used. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
/** Without a byte in either direction; longer than any response takes that is not a stream with signs of life. */
const IDLE_TIMEOUT_MS = 120_000;

/** The server of the gateway: every phase of a connection has an end, and there is a bound for all of them together. */
export function createHttpServer(connections: OpenConnections, answer: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUTS_CHECKED_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      // Node's own refusal has none of our headers; `refuseHosts` does it.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!connections.begin(request, response)) return;
      if (hasBody(request)) limitBodyTime(server, request);
      answer(request, response);
    },
  );
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.on('connection', (socket) => connections.add(socket));
  // An expectation that nobody knows may be ignored (RFC 9110, section 10.1.1); Node would refuse it without our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}
