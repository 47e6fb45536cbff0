import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { commentsWaiting } from '@playbook/contracts/sharing/share-comments.contract';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { EventPublisher } from '@playbook/service-kit/messaging/event-publisher';
import { RepeatedWork } from '@playbook/service-kit/resilience/repeated-work';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { CommentNoticesRepository } from './comment-notices.repository.js';

type Founder = Pick<Actor, 'founderId'>;

const LOOK_EVERY_MS = 60_000;
const FOUNDERS_AT_ONCE = 100;
const COMPLAINT = 'Founders could not be mailed about comments';

/** Has founders mailed about comments, at most once an hour each; what comes within that hour is told of at its end. */
@Injectable()
export class CommentNotices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeated: RepeatedWork;

  constructor(
    private readonly notices: CommentNoticesRepository,
    private readonly events: EventPublisher,
    private readonly logger: Logger,
  ) {
    this.repeated = new RepeatedWork(logger);
  }

  onApplicationBootstrap(): void {
    this.repeated.every(LOOK_EVERY_MS, COMPLAINT, () => this.sendWaiting());
  }

  onModuleDestroy(): Promise<void> {
    return this.repeated.stop();
  }

  /** A comment is there. It is stored without a mail, too, and where none can be sent now, a later look sends it. */
  async commented({ founderId }: Founder): Promise<void> {
    try {
      await this.notices.note({ founderId });
      await this.notices.sendWaiting({ founderId }, () => this.send({ founderId }));
    } catch (error) {
      this.logger.failure(COMPLAINT, toProcedureError(error));
    }
  }

  /** @throws ProcedureError When the database or the transport is away: the next look sends what is left */
  async sendWaiting(): Promise<void> {
    for (const founder of await this.notices.waiting(FOUNDERS_AT_ONCE))
      await this.notices.sendWaiting(founder, () => this.send(founder));
  }

  private send({ founderId }: Founder): Promise<void> {
    return this.events.publish(commentsWaiting, { founderId });
  }
}
