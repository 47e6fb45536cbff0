import { reportUncleanStop } from './report-unclean-stop.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** An analysis may take 30 s and gets its time. What ends a process from outside must wait longer than this. */
export const STOP_TIMEOUT_MS = 40_000;

/**
 * Stops gracefully, once, on the first signal, with exit code 0; a second signal, or a stop that hangs or fails, ends the
 * process with exit code 1.
 */
export function stopOnSignal(stop: () => Promise<void>, timeoutMs = STOP_TIMEOUT_MS): void {
  let isStopping = false;
  const begin = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        reportUncleanStop(error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      begin();
    });
  }
}
