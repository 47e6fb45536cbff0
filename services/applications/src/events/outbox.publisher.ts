import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { answerSaved, applicationStatusChanged } from '@playbook/contracts/applications/applications.contract';
import { EventPublisher } from '@playbook/service-kit/messaging/event-publisher';
import { OutboxGauges } from '@playbook/service-kit/outbox/outbox-gauges';
import { OutboxRelay } from '@playbook/service-kit/outbox/outbox-relay';
import { OutboxTable } from '@playbook/service-kit/outbox/outbox-table';
import { Database } from '@playbook/service-kit/persistence/database';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { ApplicationsSettings } from '../applications.settings.js';

/** Publishes the service's events for as long as it runs, and shows how many wait or are dead. */
@Injectable()
export class OutboxPublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly relay: OutboxRelay;
  private readonly gauges: OutboxGauges;

  constructor(
    database: Database,
    events: EventPublisher,
    logger: Logger,
    @Inject(SERVICE_SETTINGS) settings: ApplicationsSettings,
  ) {
    const contracts = [answerSaved, applicationStatusChanged];
    const outbox = new OutboxTable(database, 'applications');
    this.relay = new OutboxRelay({ outbox, events, logger, settings, contracts });
    this.gauges = new OutboxGauges({ outbox, logger, service: 'applications' });
  }

  onApplicationBootstrap(): void {
    this.relay.start();
    void this.gauges.start();
  }

  /** Before the database closes. What waits is published by another process, or by this one when it starts again. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.relay.stop(), this.gauges.stop()]);
  }
}
