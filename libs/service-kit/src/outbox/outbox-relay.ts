import type { EventContract } from '@playbook/contracts/event';
import { toProcedureError } from '../errors/to-procedure-error.js';
import type { EventPublisher } from '../messaging/event-publisher.js';
import type { Database } from '../persistence/database.js';
import type { Logger } from '../telemetry/logger.js';
import type { OutboxSettings } from './outbox.settings.js';

const BATCH_ITEMS = 200;

export interface OutboxRelayOptions {
  readonly database: Pick<Database, 'query'>;
  readonly events: Pick<EventPublisher, 'publish' | 'confirm'>;
  readonly logger: Pick<Logger, 'failure'>;
  readonly settings: OutboxSettings;
  /** The service's schema; it has a table `outbox` with id, subject, payload and claimed_until. */
  readonly schema: string;
  /** Every event that the service writes there. */
  readonly contracts: readonly EventContract[];
}

interface WaitingEvent {
  readonly id: string;
  readonly subject: string;
  readonly payload: Record<string, unknown>;
}

/**
 * Publishes events that a service wrote in the transaction of what they tell about: at least once, however processes end. A batch is
 * claimed with a lease, published, confirmed and only then removed; what a dead process had claimed is published by another one when
 * the lease is over. Deliveries may repeat and change places, so events carry ids and versions.
 */
export class OutboxRelay {
  private readonly contracts: ReadonlyMap<string, EventContract>;
  private readonly claimSql: string;
  private readonly removeSql: string;
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private isStopped = true;
  private isFailing = false;

  constructor(private readonly options: OutboxRelayOptions) {
    const table = `${options.schema}.outbox`;
    this.contracts = new Map(options.contracts.map((event) => [event.subject, event]));
    this.claimSql = `
      update ${table} set claimed_until = now() + $1::int * interval '1 second'
      where id in (
        select id from ${table} where claimed_until is null or claimed_until < now()
        order by id limit $2 for update skip locked
      )
      returning id, subject, payload`;
    this.removeSql = `delete from ${table} where id = any($1::bigint[])`;
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
    const { database, events, settings } = this.options;
    const claimed = await database.query<WaitingEvent>(this.claimSql, [settings.PLAYBOOK_OUTBOX_LEASE_S, BATCH_ITEMS]);
    if (claimed.length === 0) return 0;
    const published: string[] = [];
    // `returning` keeps no order; the ids are numbers as text.
    for (const event of claimed.toSorted((a, b) => Number(a.id) - Number(b.id))) {
      if (await this.publish(event)) published.push(event.id);
    }
    await events.confirm();
    await database.query(this.removeSql, [published]);
    return claimed.length;
  }

  /** False for an event that no contract fits: it stays, and operators see it each time its lease is over. */
  private async publish({ id, subject, payload }: WaitingEvent): Promise<boolean> {
    const contract = this.contracts.get(subject);
    try {
      if (!contract) throw new Error(`Event ${id} has an unknown subject`);
      await this.options.events.publish(contract, payload);
      return true;
    } catch (thrown) {
      const error = toProcedureError(thrown);
      if (error.code === 'service_unavailable') throw error;
      this.options.logger.failure('An event cannot be published', error);
      return false;
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
