/**
 * Ticks that a timeout is made of. A process whose event loop was blocked runs its timers before it reads its sockets, so that a
 * plain timer ends a wait for what has long arrived. All the time that the loop was blocked is one tick here.
 */
const TICKS = 5;

/**
 * The result of `work`, or a rejection when this process has listened for `timeoutMs` without one; the work itself goes on.
 * @throws Error when the time is over, and whatever the work throws
 */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    let ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks === TICKS) reject(new Error(`No answer within ${timeoutMs} ms`));
    }, timeoutMs / TICKS);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearInterval(timer);
  }
}
