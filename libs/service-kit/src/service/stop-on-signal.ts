import { reportUncleanStop } from './report-unclean-stop.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Kubernetes and Compose kill after their own grace; this bound is below both defaults. */
const STOP_TIMEOUT_MS = 9_000;

/**
 * Stops gracefully, once, on the first signal, or when the process that supervises this one is gone; a second signal or a
 * stop that hangs ends the process at once.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
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
  process.once('disconnect', begin);
}
