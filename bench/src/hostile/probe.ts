import { setTimeout as sleep } from 'node:timers/promises';

export interface Latencies {
  readonly probes: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

const PAUSE_MS = 20;

/** Asks an address again and again while something else goes on, one request at a time. @throws Error when it does not respond well */
export async function probeDuring(url: string, work: () => Promise<void>): Promise<Latencies> {
  const tookMs: number[] = [];
  const over = new AbortController();
  const probing = (async () => {
    while (!over.signal.aborted) {
      const startedAtMs = performance.now();
      const reply = await fetch(url);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
      tookMs.push(performance.now() - startedAtMs);
      await sleep(PAUSE_MS);
    }
  })();
  await Promise.all([
    probing,
    work().finally(() => {
      over.abort();
    }),
  ]);
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { probes: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}
