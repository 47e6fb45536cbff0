import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '@opentelemetry/api';

const NS_PER_S = 1e9;
const US_PER_S = 1e6;

/** CPU, memory and event-loop delay of this process, under the names of the OpenTelemetry conventions. */
export function observeRuntime(): void {
  const meter = metrics.getMeter('playbook.runtime');
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter
    .createObservableCounter('process.cpu.time', { unit: 's', description: 'CPU time used by this process' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe(user / US_PER_S, { 'cpu.mode': 'user' });
      result.observe(system / US_PER_S, { 'cpu.mode': 'system' });
    });
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory of this process' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', {
      unit: 's',
      description: '99th percentile since the last read',
    })
    .addCallback((result) => {
      result.observe(delay.percentile(99) / NS_PER_S);
      delay.reset();
    });
}
