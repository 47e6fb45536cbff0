import { Inject, Injectable } from '@nestjs/common';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { Database } from '@playbook/service-kit/persistence/database';
import { PUBLIC_URL } from '@playbook/service-kit/service/service-definition';
import { AccountRepository } from '../../accounts/account.repository.js';
import { MailAllowance } from '../../mail/delivery/mail-allowance.service.js';
import { MailDispatcher } from '../../mail/delivery/mail-dispatcher.service.js';
import type { Mail } from '../../mail/delivery/mail.port.js';

const SUBJECT = 'Somebody commented on what you share';
const LEAD = 'There are new comments on something that you share on Playbook.';
const NOTE = 'You get one such mail an hour at most. To get no more comments, revoke the link there.';

/** What was written stays on the server: mail is read by others on its way. */
const letterTo = (to: string, link: string): Mail => ({
  to,
  subject: SUBJECT,
  text: `${LEAD}\n\nRead them:\n${link}\n\n${NOTE}\n`,
  html: `<p>${LEAD}</p>\n<p><a href="${link}">Read them</a></p>\n<p>${NOTE}</p>\n`,
});

/** Tells founders by mail that there are comments. */
@Injectable()
export class CommentMails {
  private readonly link: string;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly allowance: MailAllowance,
    private readonly dispatcher: MailDispatcher,
    private readonly database: Database,
    @Inject(PUBLIC_URL) publicUrl: string,
  ) {
    this.link = new URL(WEB_PATHS.sharing, publicUrl).href;
  }

  /** Mails a founder whose address is confirmed, while the hour's mails last. */
  async send(founderId: string): Promise<void> {
    const account = await this.accounts.find(founderId);
    if (account === null || account.email === '' || account.emailConfirmedAt === null) return;
    if (!(await this.allowance.take('existing_account'))) return;
    const mail = letterTo(account.email, this.link);
    await this.database.inTransaction(async (em) => this.dispatcher.dispatch(em, mail));
  }
}
