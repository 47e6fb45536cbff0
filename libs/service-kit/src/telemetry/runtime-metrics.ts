import { monitorEventLoopDelay } from 'node:perf_hooks';
import { observe } from './registry/instruments.js';

const NS_PER_S = 1e9;
const US_PER_S = 1e6;

/** CPU, memory and event-loop delay of this process, under the names of the OpenTelemetry conventions. */
export function observeRuntime(): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  observe('process.cpu.time', (report) => {
    const { user, system } = process.cpuUsage();
    report(user / US_PER_S, { 'cpu.mode': 'user' });
    report(system / US_PER_S, { 'cpu.mode': 'system' });
  });
  observe('process.memory.usage', (report) => report(process.memoryUsage.rss(), {}));
  observe('nodejs.eventloop.delay.p99', (report) => {
    report(delay.percentile(99) / NS_PER_S, {});
    delay.reset();
  });
}
