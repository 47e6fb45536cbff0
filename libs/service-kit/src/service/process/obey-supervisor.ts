/** What a supervising process asks every second. */
export const PING_MESSAGE = 'ping';
/** The response, which only a process whose event loop turns can give. */
export const PONG_MESSAGE = 'pong';

/**
 * Where another process supervises this one: replies to its questions whether it is alive, and ends with it at once, so that the
 * next start finds port and data free. What was acknowledged is stored by then.
 */
export function obeySupervisor(): void {
  if (process.send === undefined) return;
  process.on('message', (message) => {
    // A response that cannot be sent means that the channel is closing, which `disconnect` tells.
    if (message === PING_MESSAGE) process.send?.(PONG_MESSAGE, undefined, undefined, () => undefined);
  });
  process.once('disconnect', () => process.exit(1));
}
