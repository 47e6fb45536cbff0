import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { answerSaved, applicationStatusChanged } from '@playbook/contracts/applications.contract';
import { EventPublisher } from '@playbook/service-kit/messaging/event-publisher';
import { OutboxRelay } from '@playbook/service-kit/outbox/outbox-relay';
import { Database } from '@playbook/service-kit/persistence/database';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { ApplicationsSettings } from '../applications.settings.js';

/** Publishes the service's events for as long as it runs. */
@Injectable()
export class OutboxPublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly relay: OutboxRelay;

  constructor(
    database: Database,
    events: EventPublisher,
    logger: Logger,
    @Inject(SERVICE_SETTINGS) settings: ApplicationsSettings,
  ) {
    const contracts = [answerSaved, applicationStatusChanged];
    this.relay = new OutboxRelay({ database, events, logger, settings, schema: 'applications', contracts });
  }

  onApplicationBootstrap(): void {
    this.relay.start();
  }

  /** Before the database closes. What waits is published by another process, or by this one when it starts again. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.relay.stop();
  }
}
