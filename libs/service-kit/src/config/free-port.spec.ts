import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { findFreePort, portFault } from './free-port.js';

/** Of Linux; other systems begin later. */
const FIRST_EPHEMERAL_PORT = 32_768;

describe('findFreePort', () => {
  it('finds ports that can be listened on and that the system gives to no connection', async () => {
    for (let count = 0; count < 20; count += 1) {
      const port = await findFreePort();
      expect(port).toBeLessThan(FIRST_EPHEMERAL_PORT);
      expect(await portFault(port, '127.0.0.1')).toBeNull();
    }
  });

  it('says why when no port of a host can be listened on', async () => {
    await expect(findFreePort('192.0.2.1')).rejects.toThrow('192.0.2.1 (EADDRNOTAVAIL)');
  });
});

describe('portFault', () => {
  it('names the fault of a port that somebody listens on', async () => {
    const port = await findFreePort();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    expect(await portFault(port, '127.0.0.1')).toBe('EADDRINUSE');
    server.close();
  });
});
