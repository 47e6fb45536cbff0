import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** A socket in the kernel's own namespace: no file stays behind, and it is free as soon as its process has ended, however that ended. */
const addressOf = (root) => `\0playbook-launch-${createHash('sha256').update(root).digest('hex')}`;

/** @returns {Promise<(() => void) | null>} what ends the turn, or null where another process has it */
function takeTurn(address) {
  return new Promise((resolve, reject) => {
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket.unref());
      socket.once('error', () => socket.destroy()).once('close', () => waiting.delete(socket));
    });
    const endTurn = () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    };
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(address, () => resolve(endTurn));
  });
}

/** Whoever waits holds a connection to whoever has the turn; it ends with the turn. */
function turnEnds(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    // Nobody listens any more: that is an end, too, and a close follows.
    socket.once('error', () => socket.destroy()).once('close', resolve);
  });
}

/**
 * Does what changes a checkout while no other process does: two terminals that start at once would remove what the other has just built.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work looks first whether the process before has left it anything to do
 * @returns {Promise<T>}
 */
export async function inTurn(root, work) {
  if (process.platform !== 'linux') return work();
  const address = addressOf(root);
  let endTurn = await takeTurn(address);
  if (endTurn === null) process.stdout.write('Another process is preparing this folder; waiting for it…\n');
  while (endTurn === null) {
    await turnEnds(address);
    endTurn = await takeTurn(address);
  }
  try {
    return await work();
  } finally {
    endTurn();
  }
}
