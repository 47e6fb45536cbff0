import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** Where Node opens its inspector when it gets SIGUSR1. */
const INSPECTOR = 'http://127.0.0.1:9229/json/list';
const TRIES = 100;
const TRY_EVERY_MS = 100;
const targetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const usageSchema = z.object({ usedSize: z.number() });
const replySchema = z.object({ id: z.number().optional(), result: z.unknown().optional() });

async function inspectorUrl(): Promise<string> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const reply = await fetch(INSPECTOR).catch(() => null);
    if (reply !== null) return targetsSchema.parse(await reply.json())[0]?.webSocketDebuggerUrl ?? '';
    await pause(TRY_EVERY_MS);
  }
  throw new Error('The inspector did not open');
}

/** Asks one thing after the other over the inspector's protocol. */
class Inspector {
  private lastId = 0;

  private constructor(private readonly socket: WebSocket) {}

  static async open(): Promise<Inspector> {
    const socket = new WebSocket(await inspectorUrl());
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error('The inspector refused the connection')), { once: true });
    });
    return new Inspector(socket);
  }

  ask(method: string, params: object = {}): Promise<unknown> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.socket.addEventListener('close', () => reject(new Error('The process is gone')), { once: true });
      const take = ({ data }: MessageEvent): void => {
        const reply = replySchema.parse(JSON.parse(String(data)));
        if (reply.id !== id) return;
        this.socket.removeEventListener('message', take);
        resolve(reply.result);
      };
      this.socket.addEventListener('message', take);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** The process closes its inspector, so that the next one can open one on the same port. */
  async close(): Promise<void> {
    const expression = "setImmediate(() => process.getBuiltinModule('node:inspector').close())";
    const closed = new Promise((resolve) => this.socket.addEventListener('close', resolve, { once: true }));
    // Its reply may be lost with the connection.
    this.ask('Runtime.evaluate', { expression }).catch(() => undefined);
    await closed;
  }
}

/**
 * What a Node process still holds after its garbage was collected, in bytes: resident memory grows for a long time before it is given
 * back, and shows no leak that is small. One process at a time.
 */
export async function liveHeapBytes(processId: number): Promise<number> {
  process.kill(processId, 'SIGUSR1');
  const inspector = await Inspector.open();
  try {
    await inspector.ask('HeapProfiler.enable');
    // The second one takes what finalizers of the first have let go.
    await inspector.ask('HeapProfiler.collectGarbage');
    await inspector.ask('HeapProfiler.collectGarbage');
    return usageSchema.parse(await inspector.ask('Runtime.getHeapUsage')).usedSize;
  } finally {
    await inspector.close();
  }
}
