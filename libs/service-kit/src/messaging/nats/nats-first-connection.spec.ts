import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { connectToNats } from './nats-first-connection.adapter.js';

const GREETING = `INFO ${JSON.stringify({ server_id: 'probe', version: '2.10.0', auth_required: true, max_payload: 1024 })}\r\n`;
const REFUSAL = "-ERR 'Authorization Violation'\r\n";
const TIMEOUT_MS = 1_000;

let server: Server | undefined;
let connectionCount = 0;
afterEach(async () => {
  if (!server) return;
  server.close();
  await once(server, 'close');
  server = undefined;
});

/** A server that greets each client, and does with the n-th one what is said once that has introduced itself. */
async function greet(respond: (socket: Socket, count: number) => void): Promise<string> {
  connectionCount = 0;
  server = createServer((socket) => {
    connectionCount += 1;
    const count = connectionCount;
    socket.on('error', () => undefined);
    socket.once('data', () => respond(socket, count));
    socket.write(GREETING);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}

const faultOf = (servers: string): Promise<unknown> =>
  connectToNats({ servers, timeout: TIMEOUT_MS, ignoreAuthErrorAbort: true }).catch((error: unknown) => error);

describe('the first connection to NATS', () => {
  it('learns of a refusal', async () => {
    const servers = await greet((socket) => socket.end(REFUSAL));
    expect(await faultOf(servers)).toMatchObject({ name: 'AuthorizationError' });
    expect(connectionCount).toBe(1);
  });

  it('learns of a refusal whose reason was lost in a reset', async () => {
    const servers = await greet((socket, count) => (count === 1 ? socket.resetAndDestroy() : socket.end(REFUSAL)));
    expect(await faultOf(servers)).toMatchObject({ name: 'AuthorizationError' });
    expect(connectionCount).toBe(2);
  });

  it('gives up a server that stays silent', async () => {
    const servers = await greet((socket) => socket.resetAndDestroy());
    expect(await faultOf(servers)).toMatchObject({ name: 'TimeoutError' });
    expect(connectionCount).toBe(3);
  });

  it('gives up at once where nobody listens', async () => {
    expect(await faultOf('127.0.0.1:1')).toMatchObject({ name: 'ConnectionError' });
  });
});
