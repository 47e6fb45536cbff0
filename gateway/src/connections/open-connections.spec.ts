import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitUntil } from '@playbook/testing/wait-until';
import type { ConnectionLimits } from './connection-limits.js';
import { createHttpServer } from './http-server.js';
import { OpenConnections } from './open-connections.js';
import { refuseUnreadable } from './refuse-unreadable.js';

jest.setTimeout(30_000);

const MANY = 100;
const WHOLE = 'GET /page HTTP/1.1\r\nHost: x\r\n\r\n';
const HALF = 'POST /page HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{';

let server: Server;
let port: number;
let sockets: Socket[];
/** Responses that the handler has not given yet. */
let held: ServerResponse[];
/** Requests whose headers have arrived. */
let begun: number;

async function start(limits: Partial<ConnectionLimits>): Promise<void> {
  const most = { connections: MANY, connectionsPerClient: MANY, unfinishedBodies: MANY, unansweredPerConnection: MANY };
  const connections = new OpenConnections({ ...most, ...limits });
  server = createHttpServer(connections, (request, response) => {
    begun += 1;
    if (request.url === '/held') held.push(response);
    else request.resume().once('end', () => response.end('answered'));
  });
  server.on('clientError', refuseUnreadable(connections, { 'x-frame-options': 'DENY' }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
}

async function open(text: string, localAddress = '127.0.0.1'): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString())).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return { socket, received: () => received };
}

/** Sends a whole request from a connection of its own and waits for the response. */
async function ask(localAddress?: string): Promise<void> {
  const { received } = await open(WHOLE, localAddress);
  await waitUntil(() => received().includes('answered'));
}

const connectionCount = (): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

beforeEach(() => {
  sockets = [];
  held = [];
  begun = 0;
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

describe('connections beyond what a process takes', () => {
  it('take the place of the one that has been half-way through a request for longest', async () => {
    await start({ connections: 3 });
    const stalled: Socket[] = [];
    while (stalled.length < 3) {
      stalled.push((await open(HALF)).socket);
      await waitUntil(() => begun === stalled.length);
    }
    await ask();
    await waitUntil(() => stalled[0]?.destroyed === true);
    expect(stalled.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
    await ask();
    await waitUntil(() => stalled[1]?.destroyed === true);
  });

  it('do not take the place of one that waits for its answer', async () => {
    await start({ connections: 2 });
    const working = await open(WHOLE.replace('/page', '/held'));
    await waitUntil(() => held.length === 1);
    const idle = await open('');
    await ask();
    await waitUntil(() => idle.socket.destroyed);
    held[0]?.end('late');
    await waitUntil(() => working.received() !== '');
    expect(working.received()).toContain('late');
  });

  it('are closed when all others are at work', async () => {
    await start({ connections: 1 });
    await open(WHOLE.replace('/page', '/held'));
    await waitUntil(() => held.length === 1);
    const refused = await open(WHOLE);
    await waitUntil(() => refused.socket.destroyed);
    expect(refused.received()).toBe('');
  });

  it('of one client take each other’s place and nobody else’s', async () => {
    await start({ connectionsPerClient: 2 });
    const other = await open('');
    const mine = [await open('', '127.0.0.2'), await open('', '127.0.0.2')];
    await waitUntil(async () => (await connectionCount()) === 3);
    await ask('127.0.0.2');
    await waitUntil(() => mine[0]?.socket.destroyed === true);
    expect([other.socket.destroyed, mine[1]?.socket.destroyed]).toEqual([false, false]);
  });

  it('leave room for those that come while thousands hang', async () => {
    await start({ connections: 50, connectionsPerClient: 20 });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 60 }, () => open(HALF)));
      await ask();
      expect(await connectionCount()).toBeLessThanOrEqual(20);
    }
  });
});

describe('one connection', () => {
  it('whose body stops loses its place to a later body', async () => {
    await start({ unfinishedBodies: 1 });
    const first = await open(HALF);
    await waitUntil(async () => (await connectionCount()) === 1);
    const second = await open(HALF);
    await waitUntil(() => first.socket.destroyed);
    second.socket.write('a'.repeat(99));
    await waitUntil(() => second.received() !== '');
    expect(second.received()).toContain('answered');
  });

  it('may not send request after request without taking an answer', async () => {
    await start({ unansweredPerConnection: 2 });
    const { socket } = await open(WHOLE.replace('/page', '/held').repeat(3));
    await waitUntil(() => socket.destroyed);
    expect(held).toHaveLength(2);
  });

  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('with %s gets an answer in our form', async (_name, text, status) => {
    await start({});
    const { socket, received } = await open(text);
    await once(socket, 'close');
    expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*x-frame-options: DENY[^]*"status":${status}`));
  });

  it('that is too slow is told so, in the form of the address that it called', async () => {
    await start({});
    const { socket, received } = await open(HALF.replace('/page', '/auth/v1/signup'));
    await waitUntil(async () => (await connectionCount()) === 1);
    server.headersTimeout = 1;
    server.requestTimeout = 1;
    await once(socket, 'close');
    expect(received()).toMatch(/^HTTP\/1.1 408 [^]*"error_code":"request_incomplete"/);
  });
});
