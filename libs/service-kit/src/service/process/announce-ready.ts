/** What a process sends to the one that supervises it. */
export const READY_MESSAGE = 'ready';

/** Tells the process that started this one, where there is one, that it serves. */
export function announceReady(): void {
  process.send?.(READY_MESSAGE);
}
