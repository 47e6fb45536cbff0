import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { Database } from '@playbook/service-kit/persistence/database';
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterCommit } from '@playbook/service-kit/persistence/after-commit';
import { withSecondTry } from '../../core/errors/wire-errors.js';
import { DeferredQueue } from '../../core/limits/deferred-queue.js';
import { MailAllowance, type MailRequest } from './mail-allowance.service.js';
import { type Mail, MAIL_SENDER, type MailSender } from './mail.port.js';

/** Some seconds of work. */
const MAX_DEFERRED = 1_000;

/**
 * Sends mails behind the caller's back: how long a response takes must not tell whether a mail went out, and a slow mail server
 * must not hold up requests. A mail that is lost on the way is asked for again by the person who waits for it.
 */
@Injectable()
export class MailDispatcher implements OnApplicationShutdown {
  private readonly underWay = new Set<Promise<void>>();
  private readonly deferred = new DeferredQueue({
    maxWaiting: MAX_DEFERRED,
    onFailure: (error) => this.logger.failure('A mail was not written', error),
  });

  constructor(
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    private readonly database: Database,
    private readonly allowance: MailAllowance,
    private readonly logger: Logger,
  ) {}

  /** Sends a mail once what it tells about is committed. Never throws; operators see a failure in the log. */
  dispatch(em: EntityManager, mail: Mail): void {
    afterCommit(em, () => {
      const sending = this.send(mail).finally(() => this.underWay.delete(sending));
      this.underWay.add(sending);
    });
  }

  /**
   * Checks a request's limits, and finds out behind the caller's back whether there is a mail to send: for requests whose response
   * must not tell.
   * @throws ProcedureError `over_email_send_rate_limit`, `service_unavailable` when too many wait
   */
  async request(request: MailRequest, write: (em: EntityManager) => Promise<void>): Promise<void> {
    await this.allowance.require(request);
    this.deferred.add(() => withSecondTry(() => this.database.inTransaction(write)));
  }

  /** Writes and sends what is under way. */
  async onApplicationShutdown(): Promise<void> {
    await this.deferred.drain();
    await Promise.all(this.underWay);
    await this.sender.close();
  }

  private async send(mail: Mail): Promise<void> {
    try {
      await this.sender.send(mail);
    } catch (error) {
      this.logger.failure('A mail was not sent', toProcedureError(error));
    }
  }
}
