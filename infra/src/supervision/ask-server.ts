import { connect } from 'node:net';

const RESPONSE_TIMEOUT_MS = 5_000;

/**
 * Resolves when a server on this machine says anything to a new connection: one that is frozen is still connected to by the
 * kernel, and says nothing.
 * @param greeting What a client says first; empty where the server does.
 * @throws Error when it refuses, or says nothing for five seconds
 */
export function askServer(host: string, port: number, greeting: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host);
    const end = (settle: () => void): void => {
      socket.destroy();
      settle();
    };
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => end(() => reject(new Error('No response'))));
    socket.once('connect', () => greeting.length > 0 && socket.write(greeting));
    socket.once('data', () => end(resolve));
    socket.once('error', (error) => end(() => reject(error)));
    socket.once('close', () => reject(new Error('Closed without a response')));
  });
}
