/** Less than what V8 lets wait outside its heap before it collects by itself, which is 64 MiB. */
const COLLECTED_EVERY_BYTES = 16 * 1_048_576;

/**
 * Collects the chunks of what was streamed. They lie outside the heap, so that V8 sees little reason to collect, and a process would
 * grow by their limit with its first large upload. Collecting what is young takes about a millisecond.
 */
export class StreamedGarbage {
  private uncollectedBytes = 0;

  /** @param collect Node's own, where the process was started with `--expose-gc` */
  constructor(private readonly collect: (() => void) | undefined = collectYoung()) {}

  /** Notes bytes that have passed. */
  note(bytes: number): void {
    this.uncollectedBytes += bytes;
    if (this.uncollectedBytes < COLLECTED_EVERY_BYTES) return;
    this.uncollectedBytes = 0;
    this.collect?.();
  }
}

function collectYoung(): (() => void) | undefined {
  const { gc } = globalThis;
  return gc && (() => void gc({ type: 'minor' }));
}
