import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { DeferredQueue } from '../../core/limits/deferred-queue.js';
import { type Mail, MAIL_SENDER, type MailSender } from './mail.port.js';

/** Some seconds of work. */
const MAX_DEFERRED = 1_000;

/**
 * Sends mails behind the caller's back: how long an answer takes must not tell whether a mail went out, and a slow mail server
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
    private readonly logger: Logger,
  ) {}

  /** Call it after the commit of what the mail tells about. Never throws; operators see a failure in the log. */
  dispatch(mails: readonly Mail[]): void {
    for (const mail of mails) {
      const sending = this.send(mail).finally(() => this.underWay.delete(sending));
      this.underWay.add(sending);
    }
  }

  /**
   * Also finds out behind the caller's back whether there is a mail to send: for requests whose answer must not tell.
   * @param write Answers the mails once what they tell about is committed.
   * @throws ProcedureError `service_unavailable` when too many wait
   */
  defer(write: () => Promise<readonly Mail[]>): void {
    this.deferred.add(async () => this.dispatch(await write()));
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
