import type { EventContract } from '@playbook/contracts/shared/event';
import { toProcedureError } from '../errors/to-procedure-error.js';
import type { EventPublisher } from '../messaging/event-publisher.js';
import type { Logger } from '../telemetry/logger.js';
import type { FailedTry, OutboxTable, WaitingEvent } from './outbox-table.js';
import type { OutboxSettings } from './outbox.settings.js';

const BATCH_ITEMS = 200;

export interface OutboxRelayOptions {
  readonly outbox: Pick<OutboxTable, 'claim' | 'remove' | 'setAside'>;
  readonly events: Pick<EventPublisher, 'publish' | 'confirm'>;
  readonly logger: Pick<Logger, 'failure' | 'info'>;
  readonly settings: OutboxSettings;
  /** Every event that the service writes there. */
  readonly contracts: readonly EventContract[];
}

/**
 * Publishes events that a service wrote in the transaction of what they tell about: at least once, however processes end. A batch is
 * claimed with a lease, published, confirmed and only then removed; what a dead process had claimed is published by another one when
 * the lease is over. Deliveries may repeat and change places, so events carry ids and versions. An event that cannot be published for
 * a reason of its own is tried less and less often and then lies dead; no outage counts as a try.
 */
export class OutboxRelay {
  private readonly contracts: ReadonlyMap<string, EventContract>;
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private isStopped = true;
  private isFailing = false;

  constructor(private readonly options: OutboxRelayOptions) {
    this.contracts = new Map(options.contracts.map((event) => [event.subject, event]));
  }

  /** Looks for waiting events from now on. */
  start(): void {
    this.isStopped = false;
    this.schedule();
  }

  /** Looks no more; resolves when the batch that is under way is done. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.underWay;
  }

  /**
   * Publishes one batch and answers how many events it claimed.
   * @throws ProcedureError when the database or the broker is away; the batch is claimed again when its lease is over
   */
  async relayBatch(): Promise<number> {
    const { outbox, events, settings } = this.options;
    const claimed = await outbox.claim(settings.PLAYBOOK_OUTBOX_LEASE_S, BATCH_ITEMS);
    if (claimed.length === 0) return 0;
    const published: string[] = [];
    const failed: FailedTry[] = [];
    for (const event of claimed) {
      const reason = await this.publish(event);
      if (reason === null) published.push(event.id);
      else failed.push({ id: event.id, reason });
    }
    // Before any try is counted: while the broker is away nothing is known of the events themselves.
    await events.confirm();
    await outbox.remove(published);
    await this.setAside(failed);
    return claimed.length;
  }

  /** Null, or the code of the reason why this event, and not every event, cannot be published. */
  private async publish({ id, subject, payload }: WaitingEvent): Promise<string | null> {
    const contract = this.contracts.get(subject);
    try {
      if (!contract) throw new Error(`Event ${id} has an unknown subject`);
      await this.options.events.publish(contract, payload);
      return null;
    } catch (thrown) {
      const error = toProcedureError(thrown);
      if (error.code === 'service_unavailable') throw error;
      this.options.logger.failure('An event cannot be published', error);
      return contract ? error.code : 'unknown_subject';
    }
  }

  private async setAside(failed: readonly FailedTry[]): Promise<void> {
    for (const { id, subject, tries, reason } of await this.options.outbox.setAside(failed)) {
      this.options.logger.info('An event is dead', { id, event: subject, tries, reason });
    }
  }

  private schedule(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.underWay = this.drain().finally(() => this.schedule());
    }, this.options.settings.PLAYBOOK_OUTBOX_POLL_MS);
    this.timer.unref();
  }

  /** Never rejects: what could not be published waits, and operators see the first failure in a row. */
  private async drain(): Promise<void> {
    try {
      while (!this.isStopped && (await this.relayBatch()) === BATCH_ITEMS);
      this.isFailing = false;
    } catch (thrown) {
      if (!this.isFailing) this.options.logger.failure('Events wait in the outbox', toProcedureError(thrown));
      this.isFailing = true;
    }
  }
}
