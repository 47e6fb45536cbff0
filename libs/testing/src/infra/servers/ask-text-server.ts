import { connect } from 'node:net';

const ANSWER_TIMEOUT_MS = 1_000;

/**
 * Sends a line to a server with a text protocol over a real connection and waits for a response.
 * @throws Error when the connection fails or the response does not come
 */
export function askTextServer(port: number, question: string, expectedAnswer: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let received = '';
    socket.setEncoding('utf8').setTimeout(ANSWER_TIMEOUT_MS);
    socket.once('connect', () => socket.write(question));
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (!received.includes(expectedAnswer)) return;
      resolve();
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error(`Port ${port} did not answer`)));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`Port ${port} closed the connection`)));
  });
}
