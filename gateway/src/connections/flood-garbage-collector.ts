/** So long after the last one nobody floods any more. */
const CALM_MS = 10_000;
/** Fewer leave less behind than a page of history does. */
const MIN_CLOSED = 1_000;

/**
 * Collects what a flood of connections leaves behind. V8 collects long-lived objects when new ones need their place, and a calm
 * process makes hardly any: it would keep some hundred megabytes for hours. The collection, which also gives pages back to the system,
 * takes a quarter of a second, once, when it is calm.
 */
export class FloodGarbageCollector {
  private closed = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param collect Node's own, where the process was started with `--expose-gc` */
  constructor(private readonly collect: (() => void) | undefined = collectAll()) {}

  /** Notes that a connection was closed because there were too many. */
  note(): void {
    if (this.collect === undefined) return;
    this.closed += 1;
    if (this.closed < MIN_CLOSED) return;
    this.timer ??= this.lookLater();
  }

  /** Looks again for as long as more are closed. */
  private lookLater(): NodeJS.Timeout {
    const closedBefore = this.closed;
    return setTimeout(() => {
      this.timer = undefined;
      if (this.closed > closedBefore) this.timer = this.lookLater();
      else this.finish();
    }, CALM_MS).unref();
  }

  private finish(): void {
    this.closed = 0;
    this.collect?.();
  }
}

function collectAll(): (() => void) | undefined {
  const { gc } = globalThis;
  return gc && (() => void gc({ type: 'major', execution: 'async', flavor: 'last-resort' }));
}
