import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';

/** A server of a test's own. */
export interface LocalServer {
  readonly url: string;
  stop(): void;
}

/** Serves this machine alone, on a free port. */
export async function startLocalServer(serve: RequestListener): Promise<LocalServer> {
  const server = createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
