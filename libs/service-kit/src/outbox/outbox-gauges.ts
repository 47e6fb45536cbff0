import { metrics, type BatchObservableCallback, type ObservableGauge } from '@opentelemetry/api';
import { toProcedureError } from '../errors/to-procedure-error.js';
import type { Logger } from '../telemetry/logger.js';
import type { OutboxFigures, OutboxTable } from './outbox-table.js';

const READ_EVERY_MS = 15_000;

export interface OutboxGaugesOptions {
  readonly outbox: Pick<OutboxTable, 'figures'>;
  readonly logger: Pick<Logger, 'failure'>;
  /** Name of the service that the outbox belongs to. */
  readonly service: string;
}

/**
 * How many events wait and since when, and the same of dead ones. The table is read every 15 seconds and not whenever somebody asks
 * for the metrics. While the database does not answer, which its readiness shows, the figures are the last ones.
 */
export class OutboxGauges {
  private latest: OutboxFigures | null = null;
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private unregister = (): void => undefined;

  constructor(private readonly options: OutboxGaugesOptions) {}

  /** Shows the figures from now on. Resolves after the first look at the table, and never rejects. */
  start(): Promise<void> {
    this.register();
    const read = (): void => void (this.underWay = this.read());
    this.timer = setInterval(read, READ_EVERY_MS);
    this.timer.unref();
    read();
    return this.underWay;
  }

  /** Shows nothing more; resolves when no look is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.unregister();
    await this.underWay;
  }

  private register(): void {
    const meter = metrics.getMeter('playbook');
    const gauge = (name: string, description: string, unit?: string): ObservableGauge =>
      meter.createObservableGauge(`playbook.outbox.${name}`, { description, ...(unit && { unit }) });
    const waiting = gauge('waiting', 'Events that wait to be published');
    const waitingAge = gauge('waiting.age', 'Time since the oldest waiting event was written', 's');
    const dead = gauge('dead', 'Events that were given up');
    const deadAge = gauge('dead.age', 'Time since the first of the dead events was given up', 's');
    const all = [waiting, waitingAge, dead, deadAge];
    const attributes = { 'playbook.service': this.options.service };
    const observe: BatchObservableCallback = (result) => {
      if (!this.latest) return;
      result.observe(waiting, this.latest.waiting, attributes);
      result.observe(waitingAge, this.latest.waitingAgeS ?? 0, attributes);
      result.observe(dead, this.latest.dead, attributes);
      result.observe(deadAge, this.latest.deadAgeS ?? 0, attributes);
    };
    meter.addBatchObservableCallback(observe, all);
    this.unregister = () => meter.removeBatchObservableCallback(observe, all);
  }

  private async read(): Promise<void> {
    try {
      this.latest = await this.options.outbox.figures();
    } catch (thrown) {
      const error = toProcedureError(thrown);
      if (error.code !== 'service_unavailable') this.options.logger.failure('The outbox cannot be counted', error);
    }
  }
}
