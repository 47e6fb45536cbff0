import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address of an object storage for browsers. */
export interface ObjectStorageGate {
  readonly url: string;
  stop(): Promise<void>;
}

/** Stands before an object storage that has no rules for other origins, as operators would put a proxy there. */
export async function startObjectStorageGate(endpoint: string): Promise<ObjectStorageGate> {
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('access-control-allow-origin', incoming.headers.origin ?? '*');
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, {
        'access-control-allow-methods': 'GET, HEAD, PUT',
        'access-control-allow-headers': 'content-type, range',
      });
      outgoing.end();
      return;
    }
    // With the host that was signed.
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, endpoint), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
