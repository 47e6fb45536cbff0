import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { ProxyTracerProvider } from '@opentelemetry/api';

/** What the API of OpenTelemetry keeps for all its copies in a process. */
type Registered = Partial<Record<'trace' | 'context' | 'propagation', unknown>>;

const REGISTERED = Symbol.for('opentelemetry.js.api.1');

/** Loaded into each process of the product before its own code; turns its tracing off and on where the benchmark says so. */
function listenForSwitch(directory: string): void {
  let whileOff: Registered | null = null;
  const turnOff = (registered: Registered): void => {
    const { trace, context, propagation } = registered;
    whileOff = { trace, context, propagation };
    registered.trace = new ProxyTracerProvider();
    delete registered.context;
    delete registered.propagation;
  };
  const server = createServer((socket) => {
    socket.once('data', (wanted) => {
      const registered = (globalThis as unknown as Record<symbol, Registered | undefined>)[REGISTERED];
      const isTraced = registered?.context !== undefined || whileOff !== null;
      if (registered !== undefined && isTraced) {
        if (String(wanted) === 'off' && whileOff === null) turnOff(registered);
        if (String(wanted) === 'on' && whileOff !== null) {
          Object.assign(registered, whileOff);
          whileOff = null;
        }
      }
      socket.end(isTraced ? 'switched' : 'not traced');
    });
  });
  mkdirSync(directory, { recursive: true });
  server.listen(join(directory, `${process.pid}.sock`)).unref();
}

// In the module's own address, for the processes of the product get none but their own settings.
const directory = new URL(import.meta.url).searchParams.get('directory');
if (directory !== null && isMainThread) listenForSwitch(directory);
