import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** A socket in the kernel's own namespace: no file stays behind, and it is free as soon as its process has ended, however that ended. */
const addressOf = (root) => `\0playbook-launch-${createHash('sha256').update(root).digest('hex')}`;

/** @returns {Promise<(() => void) | null>} what releases the lock, or null where another process holds it */
function acquire(address) {
  return new Promise((resolve, reject) => {
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket.unref());
      socket.once('error', () => socket.destroy()).once('close', () => waiting.delete(socket));
    });
    const release = () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    };
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(address, () => resolve(release));
  });
}

/** Whoever waits has a connection to whoever holds the lock; it ends with the lock. */
function whenReleased(address) {
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
export async function withLaunchLock(root, work) {
  if (process.platform !== 'linux') return work();
  const address = addressOf(root);
  let release = await acquire(address);
  if (release === null) process.stdout.write('Another process is preparing this folder; waiting for it…\n');
  while (release === null) {
    await whenReleased(address);
    release = await acquire(address);
  }
  try {
    return await work();
  } finally {
    release();
  }
}
